import { z } from 'zod'

/** A document out of a json column. */
export const content = z.record(z.string(), z.unknown())
