import { z } from 'zod'
import { defineCall } from './call.ts'
import { moment } from './fields.ts'
import { questionAnswers } from './security-questions.ts'

const secret = z.string().min(1).max(128)

/** How a member proves once more that it is them: a code by SMS or by e-mail. */
export const CODE_CHANNELS = ['sms', 'mail'] as const
export type CodeChannel = (typeof CODE_CHANNELS)[number]

const state = z.object({
  isSet: z.boolean(),
  /** False where the account has no known password: registered by a number alone. */
  needsPassword: z.boolean(),
  /** While it is in the future no try is taken. */
  lockedUntil: moment.nullable(),
  /** How long it is, in digits. */
  minLength: z.number().int(),
  maxLength: z.number().int(),
  /** Where a code goes that a reset needs in addition to the account's password, masked; null where none is needed. */
  codeTo: z.object({ channel: z.enum(CODE_CHANNELS), to: z.string() }).nullable(),
  /** The member has security questions: their answers may take the place of the code. */
  questions: z.boolean(),
})
export type PaymentPasswordState = z.output<typeof state>

const twice = { paymentPassword: secret, confirmPaymentPassword: secret }

export const readPaymentPassword = defineCall({
  method: 'GET',
  path: '/wps/member/paymentPassword',
  access: 'member',
  summary: 'Whether there is a payment password, and how another one is set (B7, MEM-06)',
  silent: true,
  response: state,
})

export const setPaymentPassword = defineCall({
  method: 'PUT',
  path: '/wps/member/paymentPassword',
  access: 'member',
  summary:
    'Sets the first payment password by the account’s password, or another one by the previous one (B7, MEM-06)',
  body: z.strictObject({
    /** The account’s password, for the first one. */
    password: z.string().max(128).optional(),
    /** The previous payment password, where there is one. */
    oldPaymentPassword: z.string().max(128).optional(),
    ...twice,
  }),
  response: state,
})

export const sendPaymentPasswordCode = defineCall({
  method: 'POST',
  path: '/wps/member/paymentPassword/code',
  access: 'member',
  summary:
    'Sends the code that a reset of the payment password asks for, to who knows the account’s password (B7, MEM-06)',
  body: z.strictObject({
    /** Empty where there is none. */
    password: z.string().max(128),
  }),
  response: z.object({
    /** Epoch milliseconds until which no other code is sent. */
    expirationTime: z.number().int(),
  }),
})

export const resetPaymentPassword = defineCall({
  method: 'POST',
  path: '/wps/member/paymentPassword/reset',
  access: 'member',
  summary:
    'Sets another payment password by the account’s password and a code or the security questions (B7)',
  body: z.strictObject({
    password: z.string().max(128).optional(),
    verificationCode: z.string().trim().max(10).optional(),
    /** Instead of the code. */
    answers: questionAnswers.optional(),
    ...twice,
  }),
  response: state,
})
