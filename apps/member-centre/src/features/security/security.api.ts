import { call, callQuery, cursorCallQuery, site } from '@site/shared-api'
import type { BodyInput, ValueOf } from '@site/shared-api/contract/call'
import {
  askEmailChange,
  askMobileChange,
  changeEmail,
  changeMobile,
  changePayeeName,
  sendEmailCode,
  sendMobileCode,
} from '@site/shared-api/contract/contact-change'
import { addPasskey, beginPasskey, listPasskeys, removePasskey } from '@site/shared-api/contract/passkey'
import { beginApp, confirmApp, removeApp, renewRecoveryCodes } from '@site/shared-api/contract/second-factor'
import { listSignIns, readSecurityConfig } from '@site/shared-api/contract/security-centre'
import { listSecurityQuestions, setSecurityQuestions } from '@site/shared-api/contract/security-questions'

/** What the forms say in their own place. */
export const SAID_BY_FORM = [
  'changed_meanwhile',
  'device_unknown',
  'feature_unavailable',
  'invalid_input',
  'mobile_invalid',
  'mobile_taken',
  'passkey_failed',
  'password_wrong',
  'payment_password_needed',
  'payment_password_wrong',
  'proof_required',
  'review_waiting',
  'second_factor_wrong',
  'second_step_ended',
  'sms_country_refused',
  'sms_unavailable',
  'too_many_requests',
  'verification_code_wrong',
]
const own = { alert: { but: SAID_BY_FORM } } as const
const PAGE = 20

export type Config = ValueOf<typeof readSecurityConfig>
export type SignInRow = ValueOf<typeof listSignIns>['list'][number]
export type Passkey = ValueOf<typeof listPasskeys>['list'][number]

/** What is set of what keeps the account safe (MEM-06). */
export const configQuery = () => ({ ...callQuery(readSecurityConfig), staleTime: 0 })
export const questionsQuery = () => ({ ...callQuery(listSecurityQuestions), staleTime: 0 })
export const passkeysQuery = () => ({ ...callQuery(listPasskeys), staleTime: 0 })
export const signInsQuery = () => ({
  ...cursorCallQuery(listSignIns, { query: { limit: PAGE } }),
  staleTime: 0,
})

/** After a change every query that shows it is requested again. */
export async function lookAgain(): Promise<void> {
  await site().queries.invalidateQueries({ queryKey: configQuery().queryKey })
}

/** Epoch milliseconds until which no other code is sent. */
export const sendToEmail = async (body: BodyInput<typeof sendEmailCode>): Promise<number> =>
  (await call(sendEmailCode, { body }, own)).expirationTime
export const sendToMobile = async (body: BodyInput<typeof sendMobileCode>): Promise<number> =>
  (await call(sendMobileCode, { body }, own)).expirationTime
export const sendEmailChange = (body: BodyInput<typeof changeEmail>) => call(changeEmail, { body }, own)
export const sendMobileChange = (body: BodyInput<typeof changeMobile>) => call(changeMobile, { body }, own)
export const askForEmail = (body: BodyInput<typeof askEmailChange>) => call(askEmailChange, { body }, own)
export const askForMobile = (body: BodyInput<typeof askMobileChange>) => call(askMobileChange, { body }, own)
export const sendPayeeName = (body: BodyInput<typeof changePayeeName>) => call(changePayeeName, { body }, own)
export const sendQuestions = (body: BodyInput<typeof setSecurityQuestions>) =>
  call(setSecurityQuestions, { body }, own)

export const startApp = (password: string) => call(beginApp, { body: { password } }, own)
export const sendAppCode = (code: string) => call(confirmApp, { body: { code } }, own)
export const takeAppAway = (body: BodyInput<typeof removeApp>) => call(removeApp, { body }, own)
export const makeCodes = (password: string) => call(renewRecoveryCodes, { body: { password } }, own)

export const startPasskey = (password: string) => call(beginPasskey, { body: { password } }, own)
export const keepPasskey = (body: BodyInput<typeof addPasskey>) => call(addPasskey, { body }, own)
export const takePasskeyAway = (body: BodyInput<typeof removePasskey>) => call(removePasskey, { body }, own)
