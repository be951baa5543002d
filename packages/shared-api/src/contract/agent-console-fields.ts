import { z } from 'zod'
import { moment, shortText } from './fields.ts'

/** Of a reason that an operator gives. */
export const MOST_WHY = 300

export const merchant = z.string().min(1).max(32)
export const why = z.string().trim().min(3).max(MOST_WHY)
/** What an answer or a correction is of. */
export const one = z.object({ id: z.uuid() })
/** Whose lines a list shows. */
export const whose = { merchant: shortText.optional(), account: shortText.optional() }

/** When what a list shows was made: not before `from`, before `until`. */
export const between = { from: moment.optional(), until: moment.optional() }

/** Who helps members, moves money or keeps from harm may look; who changes what is paid has money. */
export const looks = { access: 'operator', right: ['members', 'money', 'risk'], branded: false } as const
export const pays = { access: 'operator', right: 'money', branded: false } as const
