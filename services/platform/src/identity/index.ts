/** What the other contexts may use of members, sessions and every way into an account; the rest is its own. */
export { Browsers } from '#identity/devices/browsers'
export type { Requester } from '#identity/human-check/requester'
export { isCommon } from '#identity/password/common-passwords'
export { checkPassword, hashPassword } from '#identity/hashing/password'
export { forgetTokens } from '#identity/devices/repository'
export { deviceName } from '#identity/devices/device-name'
export { HumanChecks } from '#identity/human-check/human-checks'
export { findForLogin, selectMember } from '#identity/members/repository'
export { insertLevel, lockMemberRow, memberIds, setStatus } from '#identity/members/write.repository'
export { OneTimeCodes } from '#identity/one-time-code/one-time-codes'
export { useNonce } from '#identity/sealed-body/body-key.repository'
export { judgeAccount, openAccount, PasswordRules } from '#identity/registration/open-account'
export { PaymentPasswords } from '#identity/payment-password/payment-passwords'
export { selectCooling } from '#identity/safety/cooling.repository'
export { Safety } from '#identity/safety/safety'
export { SecurityLog } from '#identity/security/security-log'
export { keepSession } from '#identity/session/keep-session'
export {
  clearSessionCookie,
  endOf,
  sessionCookie,
  SessionService,
  type Session,
} from '#identity/session/service'
export { selectLive, selectStates } from '#identity/session/session.repository'
export { visitorOf, type Visitor } from '#identity/session/visitor'
export { SignIn } from '#identity/sign-in/sign-in'
export { BrowserTickets } from '#identity/social/tickets'
