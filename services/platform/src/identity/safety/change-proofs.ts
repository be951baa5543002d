/**
 * What a change of an account asks for:
 * `account`: the account's password; where it has none, a code to its number or e-mail (`SessionProofs`);
 * `payment`: the payment password;
 * `code-or-answers`: a code by the brand's way, or the answers to the security questions;
 * `both-ends`: codes to the new address and to the one it replaces, else the house decides;
 * `begun`: what `account` has let begin a moment ago (the secret of an app, the challenge of a passkey);
 * `factor`: a code of the second factor that goes, or a recovery code;
 * `code`: a code to the number or e-mail; `none`: nothing but the session.
 */
export type Proof =
  'account' | 'payment' | 'code-or-answers' | 'both-ends' | 'begun' | 'factor' | 'code' | 'none'

interface RequiredProofs {
  readonly calls: readonly string[]
  readonly asks: readonly Proof[]
}

/**
 * Which proof each change of an account asks for (MEM-06, ACC-21): never weaker than what it replaces. Security questions reset a
 * payment password, so they are set by it. A call of a member that changes the account and is missing here fails the
 * walking test.
 */
export const CHANGE_PROOFS = {
  password: { calls: ['POST /wps/member/password'], asks: ['account'] },
  'payment-password-first': { calls: ['PUT /wps/member/paymentPassword'], asks: ['account'] },
  'payment-password': { calls: ['PUT /wps/member/paymentPassword'], asks: ['payment'] },
  'payment-password-reset': {
    calls: ['POST /wps/member/paymentPassword/code', 'POST /wps/member/paymentPassword/reset'],
    asks: ['account', 'code-or-answers'],
  },
  questions: { calls: ['PUT /wps/member/securityQuestions'], asks: ['account', 'payment'] },
  card: { calls: ['PUT /wps/member/bankCard', 'DELETE /wps/member/bankCard'], asks: ['payment'] },
  contact: {
    calls: [
      'POST /wps/member/info/email/code',
      'POST /wps/member/info/email',
      'POST /wps/member/info/email/lost',
      'POST /wps/member/info/mobile/code',
      'POST /wps/member/info/mobile',
      'POST /wps/member/info/mobile/lost',
    ],
    asks: ['account', 'both-ends'],
  },
  'payee-name': { calls: ['POST /wps/member/info/payeename'], asks: ['account'] },
  'second-factor': {
    calls: [
      'POST /wps/member/secondFactor/app/begin',
      'POST /wps/member/secondFactor/recoveryCodes',
      'POST /wps/member/passkeys/options',
      'DELETE /wps/member/passkeys',
    ],
    asks: ['account'],
  },
  'second-factor-begun': {
    calls: ['POST /wps/member/secondFactor/app', 'PUT /wps/member/passkeys'],
    asks: ['begun'],
  },
  'app-removed': { calls: ['DELETE /wps/member/secondFactor/app'], asks: ['account', 'factor'] },
  proof: { calls: ['POST /wps/member/proof/code', 'POST /wps/member/proof'], asks: ['code'] },
  // What opens nothing, and what only takes access away.
  profile: { calls: ['POST /wps/member/info/nickname', 'POST /wps/member/info/icon'], asks: ['none'] },
  identity: { calls: ['POST /wps/member/identity'], asks: ['none'] },
  // From the member's wallet to their debt: nothing leaves the account.
  debt: { calls: ['POST /wps/member/debt/repay'], asks: ['none'] },
  // Limits of play: what loosens one waits, and is confirmed when the wait is over (MEM-09).
  play: {
    calls: [
      'PUT /wps/member/play/limits/:kind/:period',
      'POST /wps/member/play/limits/:kind/:period/confirm',
      'DELETE /wps/member/play/limits/:kind/:period/waiting',
      'PUT /wps/member/play/reality-check',
      'POST /wps/member/play/clock',
      'POST /wps/member/play/clock/check',
      'POST /wps/member/play/exclusion',
    ],
    asks: ['none'],
  },
  'own-sessions': {
    calls: [
      'DELETE /wps/session/devices/:id',
      'DELETE /wps/session/devices',
      'DELETE /wps/session/logout',
      'POST /wps/session/renew',
    ],
    asks: ['none'],
  },
} as const satisfies Readonly<Record<string, RequiredProofs>>

export type AccountChange = keyof typeof CHANGE_PROOFS

export const proofsOf = (change: AccountChange): readonly Proof[] => CHANGE_PROOFS[change].asks
