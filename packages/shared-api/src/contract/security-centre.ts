import { z } from 'zod'
import { defineCall } from './call.ts'
import { cursorText, moment, pageSize } from './fields.ts'

/** How safe an account is, in a word. */
export const SAFETY_LEVELS = ['weak', 'fair', 'strong'] as const
export type SafetyLevel = (typeof SAFETY_LEVELS)[number]

/** After a change of which of these withdrawals wait for a while (MEM-06). */
export const COOLING_CAUSES = [
  'password',
  'payment-password',
  'card',
  'mobile',
  'email',
  'payee-name',
  'second-factor',
] as const
export type CoolingCause = (typeof COOLING_CAUSES)[number]

/** Until when withdrawals wait, and after which change. */
export const cooling = z.object({ until: moment, cause: z.enum(COOLING_CAUSES) })
export type Cooling = z.output<typeof cooling>

const contact = z.object({
  /** Masked; null where there is none. */
  shown: z.string().nullable(),
  confirmed: z.boolean(),
  /** Whether a change waits for the house to look at it. */
  waiting: z.boolean(),
})

export const readSecurityConfig = defineCall({
  method: 'GET',
  path: '/wps/member/securityConfig',
  access: 'member',
  summary: 'What keeps the account safe, what is set of it and what is not (B7, MEM-06)',
  silent: true,
  response: z.object({
    level: z.enum(SAFETY_LEVELS),
    /** How many of the parts that count are set, of how many. */
    done: z.number().int(),
    of: z.number().int(),
    /** False where the account has no known password: registered by a number alone. */
    password: z.boolean(),
    paymentPassword: z.boolean(),
    email: contact,
    mobile: contact,
    payeeName: z.object({ name: z.string().nullable(), waiting: z.boolean() }),
    questions: z.boolean(),
    cards: z.number().int(),
    /** An authenticator app is set up. */
    app: z.boolean(),
    passkeys: z.number().int(),
    /** Recovery codes that were not used yet; 0 without a second factor. */
    recoveryCodes: z.number().int(),
    /** Whether passkeys can be made and used at the address of this page. */
    passkeysHere: z.boolean(),
    /** Withdrawals wait so long after a change; 0: not at all. */
    coolingHours: z.number().int(),
    cooling: cooling.nullable(),
  }),
})

const MOST = 50
const PAGE = 20

export const listSignIns = defineCall({
  method: 'GET',
  path: '/wps/member/signIns',
  access: 'member',
  summary: 'When, how and from where sign-ins of the member were made or tried, the newest first (MEM-06)',
  query: z.object({ cursor: cursorText.optional(), limit: pageSize(MOST, PAGE) }),
  response: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        at: moment,
        ok: z.boolean(),
        /** By what the sign-in was made or tried: a way of the contract, or one of a newer copy. */
        by: z.string(),
        browser: z.string().nullable(),
        system: z.string().nullable(),
        /** The last part of the address is hidden. */
        address: z.string(),
        /** ISO 3166 code of the network’s country, where the site knows it. */
        country: z.string().nullable(),
      }),
    ),
    nextCursor: cursorText.nullable(),
  }),
})
