import { z } from 'zod'
import { ERROR_CODES } from './errors.ts'

/** Success: `{ success: true, value }` (decisions: envelope). */
export function successOf<V extends z.ZodType>(value: V) {
  return z.object({ success: z.literal(true), value })
}

export const failureData = z.record(z.string(), z.unknown())

/** Failure: HTTP 4xx or 5xx with a code of the catalogue; `data.captcha` asks for a captcha. */
export const failureEnvelope = z.object({
  success: z.literal(false),
  code: z.enum(ERROR_CODES),
  message: z.string(),
  field: z.string().optional(),
  data: failureData.optional(),
})

export type FailureEnvelope = z.output<typeof failureEnvelope>
