import { z } from 'zod'
import { defineCall } from './call.ts'
import { shortText } from './fields.ts'

const password = z.string().max(128)
const code = z.string().trim().max(10)
const email = z.string().trim().toLowerCase().pipe(z.email().max(128))
const why = z.string().trim().min(10).max(500)
const number = { mobileNum: shortText.min(1), countryDialingCode: shortText.default('') }

/** Which of the two addresses of a change a code goes to. */
export const CONTACT_ENDS = ['old', 'new'] as const
export type ContactEnd = (typeof CONTACT_ENDS)[number]

const sent = z.object({
  /** Epoch milliseconds until which no other code is sent. */
  expirationTime: z.number().int(),
})
const changed = z.object({
  /** Masked. */
  shown: z.string(),
})
const pendingChange = z.object({ waiting: z.literal(true) })

export const sendEmailCode = defineCall({
  method: 'POST',
  path: '/wps/member/info/email/code',
  access: 'member',
  summary: 'Sends a code to the present e-mail address, or to the one that is to take its place (B7, MEM-06)',
  body: z.strictObject({
    end: z.enum(CONTACT_ENDS),
    /** The new address; nothing counts of it where the code goes to the old one. */
    email: email.optional(),
    /** The account’s; empty where there is none. */
    password,
  }),
  response: sent,
})

export const changeEmail = defineCall({
  method: 'POST',
  path: '/wps/member/info/email',
  access: 'member',
  summary: 'Confirms the e-mail address, or changes it by codes to both of its ends (B7, MEM-06)',
  body: z.strictObject({
    /** Without one: the present address is confirmed. */
    email: email.optional(),
    newCode: code,
    oldCode: code.optional(),
    password,
  }),
  response: changed,
})

export const askEmailChange = defineCall({
  method: 'POST',
  path: '/wps/member/info/email/lost',
  access: 'member',
  summary: 'Requests another e-mail address where the old one is not read any more (MEM-06)',
  body: z.strictObject({ email, newCode: code, password, why }),
  response: pendingChange,
})

export const sendMobileCode = defineCall({
  method: 'POST',
  path: '/wps/member/info/mobile/code',
  access: 'member',
  summary: 'Sends a code to the present number, or to the one that is to take its place (MEM-06)',
  body: z.strictObject({
    end: z.enum(CONTACT_ENDS),
    mobileNum: shortText.optional(),
    countryDialingCode: shortText.default(''),
    password,
  }),
  response: sent,
})

export const changeMobile = defineCall({
  method: 'POST',
  path: '/wps/member/info/mobile',
  access: 'member',
  summary: 'Confirms the mobile number, or changes it by codes to both of its ends (MEM-06)',
  body: z.strictObject({
    /** Without one: the present number is confirmed. */
    mobileNum: shortText.optional(),
    countryDialingCode: shortText.default(''),
    newCode: code,
    oldCode: code.optional(),
    password,
  }),
  response: changed,
})

export const askMobileChange = defineCall({
  method: 'POST',
  path: '/wps/member/info/mobile/lost',
  access: 'member',
  summary: 'Requests another number where the old one is not in use any more (MEM-06)',
  body: z.strictObject({ ...number, newCode: code, password, why }),
  response: pendingChange,
})

export const changePayeeName = defineCall({
  method: 'POST',
  path: '/wps/member/info/payeename',
  access: 'member',
  summary: 'Says once in whose name the member is paid out; another name waits for the house (B7, MEM-06)',
  body: z.strictObject({
    payeeName: z.string().trim().min(2).max(60),
    password,
    /** Why another one; needed where there is one. */
    why: why.optional(),
  }),
  response: z.object({ payeeName: z.string().nullable(), waiting: z.boolean() }),
})
