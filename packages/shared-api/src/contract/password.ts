import { z } from 'zod'
import { defineCall } from './call.ts'
import { shortText } from './fields.ts'
import { encryptedBody, freshness, humanChecks } from './session.ts'

const secret = z.string().min(1).max(128)

/** The payload inside the encrypted body of a password change (B3). */
export const passwordChange = freshness.extend({
  oldPassword: z.string().max(128),
  newPassword: secret,
  confirmNewPassword: secret,
  /** Requests a new device token: the previous ones end with the previous password. */
  remember: z.boolean().default(false),
})
export type PasswordChange = z.input<typeof passwordChange>

export const changePassword = defineCall({
  method: 'POST',
  path: '/wps/member/password',
  access: 'member',
  summary: 'Sets another password; every other session and remembered device of the member ends (B4, B7)',
  silent: true,
  body: encryptedBody,
  sealed: passwordChange,
  response: z.object({ changed: z.literal(true), deviceToken: z.string().optional() }),
})

export const forgotPassword = defineCall({
  method: 'POST',
  path: '/wps/member/password/forgot',
  access: 'public',
  summary:
    'Sends a link to set a new password, where user name and e-mail belong together; answers the same where not (B7)',
  body: z.object({
    ...humanChecks.shape,
    username: z.string().trim().min(1).max(64),
    email: z.string().trim().min(3).max(120),
  }),
  response: z.object({ sent: z.literal(true) }),
})

/** The payload inside the encrypted body of a new password by the link of an e-mail. */
export const passwordReset = freshness.extend({ resetToken: z.string().max(128), newPassword: secret })
export type PasswordReset = z.input<typeof passwordReset>

export const resetPassword = defineCall({
  method: 'POST',
  path: '/wps/member/password/reset',
  access: 'public',
  summary: 'Sets a new password by the single-use token of an e-mail; every session and device ends',
  silent: true,
  body: encryptedBody,
  sealed: passwordReset,
  response: z.object({ userName: z.string() }),
})

/** The payload inside the encrypted body of a new password by phone (B3). */
export const passwordByPhone = freshness.extend({
  newPassword: secret,
  mobileNum: shortText,
  countryDialingCode: shortText.optional(),
  verificationCode: shortText.optional(),
  firebaseIdToken: z.string().max(4096).optional(),
})
export type PasswordByPhone = z.input<typeof passwordByPhone>

export const setPasswordByPhone = defineCall({
  method: 'POST',
  path: '/wps/member/password/phone',
  access: 'public',
  summary: 'Sets a new password by a code; answers the user name to sign in with at once (B4, B7)',
  silent: true,
  body: encryptedBody,
  sealed: passwordByPhone,
  response: z.object({ userName: z.string() }),
})
