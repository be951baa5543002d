import type { ValueOf } from '@site/shared-api/contract/call'
import type { readSecurityConfig, SafetyLevel } from '@site/shared-api/contract/security-centre'
import { QUESTION_COUNT } from '@site/shared-api/contract/security-questions'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import type { LiveBrand } from '#brands/index'
import { selectCooling } from '#identity/safety/cooling.repository'
import { maskedEmail, maskedMobile } from '#identity/safety/masked'
import { selectAccount, selectSetParts } from '#identity/safety/repository'
import { selectSecurityRules } from '#identity/safety/rules/repository'
import type { Session } from '#identity/session/service'

type Config = ValueOf<typeof readSecurityConfig>

/** What counts for the measure of an account's safety. */
interface Parts {
  readonly password: boolean
  readonly paymentPassword: boolean
  readonly contact: boolean
  readonly secondFactor: boolean
}

/**
 * How safe an account is: `strong` with a second factor, a confirmed address for notifications and a payment password; `weak` with
 * neither second factor nor address.
 */
export function levelOf({ contact, paymentPassword, secondFactor }: Parts): SafetyLevel {
  if (secondFactor && contact && paymentPassword) return 'strong'
  return secondFactor || contact ? 'fair' : 'weak'
}

/** Everything that keeps a member's account safe (MEM-06). */
export async function securityConfigOf(
  { clock, db }: Pick<Platform, 'clock' | 'db'>,
  { brand, session }: { brand: LiveBrand; session: Session },
  passkeysHere: boolean,
): Promise<Config> {
  const { memberId } = session
  const [account, parts, cooling, rules] = await Promise.all([
    selectAccount(db, memberId),
    selectSetParts(db, memberId),
    selectCooling(db, memberId, clock.now()),
    selectSecurityRules(db, brand.merchant),
  ])
  if (!account) throw new ApiError('session_ended')
  const email = {
    shown: account.email === null ? null : maskedEmail(account.email),
    confirmed: account.email !== null && account.email_verified_at !== null,
    waiting: parts.waiting.includes('email'),
  }
  const mobile = {
    shown: account.mobile === null ? null : maskedMobile(account.mobile),
    confirmed: account.mobile !== null && account.mobile_verified_at !== null,
    waiting: parts.waiting.includes('mobile'),
  }
  const counted: Parts = {
    password: account.password_set !== false,
    paymentPassword: account.payment_password_hash !== null,
    contact: email.confirmed || mobile.confirmed,
    secondFactor: parts.app || parts.passkeys > 0,
  }
  const isSet = Object.values(counted)
  return {
    level: levelOf(counted),
    done: isSet.filter(Boolean).length,
    of: isSet.length,
    password: counted.password,
    paymentPassword: counted.paymentPassword,
    email,
    mobile,
    payeeName: { name: account.payee_name, waiting: parts.waiting.includes('payee-name') },
    questions: parts.questions === QUESTION_COUNT,
    cards: parts.cards,
    app: parts.app,
    passkeys: parts.passkeys,
    recoveryCodes: parts.codes,
    passkeysHere,
    coolingHours: rules.coolingHours,
    cooling: cooling ?? null,
  }
}
