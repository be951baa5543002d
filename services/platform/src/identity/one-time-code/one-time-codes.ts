import { SMS_COUNTDOWN_MS } from '@site/config'
import type { LanguageCode } from '@site/shared-api/contract/constants'
import { counter } from '@site/service-kit/metrics'
import { networksOf } from '@site/service-kit/network-of'
import { ApiError } from '#api/api-error'
import { hashOf } from '#api/hash-of'
import type { Database } from '#db/database'
import type { Deps } from '#deps'
import type { LiveBrand } from '#brands/index'
import { codeMail, codeText, perNetwork, type Dispatcher, type Keyed, type Throttle } from '#operations/index'
import {
  countTry,
  deleteCodes,
  lockNumber,
  replaceCode,
  selectLastSent,
  useCode,
  type RequesterCodeOf,
  type CodeOf,
} from '#identity/one-time-code/repository'
import type { CodePurpose } from '#identity/one-time-code/tables'
import type { SecurityLog } from '#identity/security/security-log'

const DIGITS = 6
const LIFE_MS = 5 * 60 * 1000
const MOST_TRIES = 5
const HOUR_MS = 60 * 60 * 1000
/** Codes for a number: of one household, of all strangers together. */
const MOST_OF_A_NUMBER = 6
const MOST_OF_STRANGERS = 18
/** Beyond the brand's budget so much is kept for browsers that members have signed in from. */
const SHARE_WITH_KNOWN = 1.1
const BUDGET_RETRY_SECONDS = 600
/** Many phones share one address of a mobile network. */
const MOST_OF_A_NETWORK = 60

export interface CodeRequest {
  readonly brand: LiveBrand
  readonly language: LanguageCode
  /** E.164; the address where the code goes by e-mail. */
  readonly mobile: string
  /** By SMS, unless it says otherwise. */
  readonly channel?: 'sms' | 'mail'
  readonly purpose: CodePurpose
  readonly address: string
  readonly device: string | undefined
  /** The requesting browser (`issueCodeRequester`): the code is good there alone. */
  readonly requester: string
  /** Where the number's member has signed in from this browser before: its hash. */
  readonly knownBrowser: string | undefined
  /** The page's host, for one-time-code autofill. */
  readonly host: string
  /** False where no member may use a code for this number: everything is done except the sending. */
  readonly wanted: boolean
}

/** Identifies the code to check. */
export interface CodeLookup {
  readonly merchant: string
  /** E.164. */
  readonly mobile: string
  readonly purpose: CodePurpose
  readonly requester: string | undefined
}

/** A code that was right and is not used yet. */
export interface RightCode {
  /** Uses it up in the caller's transaction; throws ApiError `verification_code_wrong` when it is used already. */
  use(tx: Database): Promise<void>
}

/** Codes by SMS or e-mail: bound to brand, number, purpose and the requesting browser, good once, for five minutes and five tries (ACC-03, ACC-21). */
export class OneTimeCodes {
  readonly #deps: Deps & { keyed: Keyed; throttle: Throttle; dispatcher: Dispatcher; security: SecurityLog }
  constructor(
    deps: Deps & { keyed: Keyed; throttle: Throttle; dispatcher: Dispatcher; security: SecurityLog },
  ) {
    this.#deps = deps
  }

  /** Outcomes of code requests: `sent`, `slowed` by a limit, or over the brand's `budget`. */
  readonly outcomes = counter({
    name: 'sms_codes_total',
    help: 'Requests for codes by SMS, by brand and outcome',
    labelNames: ['merchant', 'outcome'],
  })

  /** Sends a code unless this browser was sent one a minute ago; epoch ms until which no other is sent. Throws ApiError `too_many_requests`, `sms_unavailable`. */
  async send(request: CodeRequest): Promise<number> {
    const { clock, db, dispatcher, keyed, randomness, security } = this.#deps
    const { requester: asker, brand, language, mobile, purpose } = request
    const of = this.#of({ merchant: brand.merchant, mobile, purpose, requester: asker })
    return await db.transaction().execute(async (tx) => {
      await lockNumber(tx, of)
      const now = clock.now()
      const last = await selectLastSent(tx, of)
      if (last !== undefined && now.getTime() - last.getTime() < SMS_COUNTDOWN_MS)
        return last.getTime() + SMS_COUNTDOWN_MS
      await this.#slowDown(tx, of, request)
      // An e-mail costs nothing.
      if (request.channel !== 'mail') await this.#spend(tx, request)
      const id = randomness.uuid()
      const code = String(randomness.below(10n ** BigInt(DIGITS))).padStart(DIGITS, '0')
      const expires_at = new Date(now.getTime() + LIFE_MS)
      const code_hash = keyed.fingerprint('code', id, code)
      await replaceCode(tx, { id, ...of, code_hash, sent_at: now, expires_at, used_at: null })
      const about = { brand: brand.document.name, language, code, host: request.host }
      const text = codeText(about)
      const message = !request.wanted
        ? ({ channel: 'none', text } as const)
        : request.channel === 'mail'
          ? ({ channel: 'mail', sender: about.brand, to: mobile, ...codeMail(about) } as const)
          : ({ channel: 'sms', to: mobile, text, code } as const)
      await dispatcher.queue(tx, brand.merchant, message, expires_at)
      const from = { address: request.address, device: request.device }
      await security.record(tx, from, { kind: 'code_sent', merchant: brand.merchant, detail: { purpose } })
      this.outcomes.inc({ merchant: brand.merchant, outcome: 'sent' })
      return now.getTime() + SMS_COUNTDOWN_MS
    })
  }

  /**
   * Judges a code without using it up, for a transaction that may still fail; only the requesting browser has
   * tries. Throws ApiError `verification_code_wrong` with this field.
   */
  async check(lookup: CodeLookup, code: string, field: string): Promise<RightCode> {
    const { clock, db, keyed } = this.#deps
    const known = await countTry(db, { ...this.#of(lookup), now: clock.now(), most: MOST_TRIES })
    const wrong = (): ApiError => new ApiError('verification_code_wrong', { field })
    if (known === undefined || !keyed.fits(known.code_hash, 'code', known.id, code)) throw wrong()
    return {
      async use(tx) {
        if (!(await useCode(tx, known.id, clock.now()))) throw wrong()
      },
    }
  }

  /** Ends every code that waits for these numbers or addresses, in the caller's transaction. */
  async forget(tx: Database, merchant: string, mobiles: readonly string[]): Promise<void> {
    const { keyed } = this.#deps
    await deleteCodes(
      tx,
      merchant,
      mobiles.map((mobile) => keyed.fingerprint('mobile', merchant, mobile)),
    )
  }

  #of({ merchant, mobile, purpose, requester: asker }: CodeLookup): RequesterCodeOf {
    const number_hash = this.#deps.keyed.fingerprint('mobile', merchant, mobile)
    return { merchant, purpose, number_hash, asker_hash: asker === undefined ? null : hashOf(asker) }
  }

  /** Strangers share an hour of a number that the player's own browser has no part in. */
  async #slowDown(
    tx: Database,
    { merchant, number_hash }: CodeOf,
    { address, knownBrowser }: CodeRequest,
  ): Promise<void> {
    const number = `${merchant}:${number_hash}`
    const [widest = address] = networksOf(address)
      .map(({ name }) => name)
      .reverse()
    const ofNumber =
      knownBrowser === undefined
        ? [
            { subject: `sms:number:${number}:${widest}`, most: MOST_OF_A_NUMBER, windowMs: HOUR_MS },
            { subject: `sms:number:${number}`, most: MOST_OF_STRANGERS, windowMs: HOUR_MS },
          ]
        : [{ subject: `sms:known:${number}:${knownBrowser}`, most: MOST_OF_A_NUMBER, windowMs: HOUR_MS }]
    const ofNetwork = perNetwork(address, { subject: 'sms', most: MOST_OF_A_NETWORK, windowMs: HOUR_MS })
    const result = await this.#deps.throttle.within(tx).ask(...ofNumber, ...ofNetwork)
    if (!result.isRefused) return
    this.outcomes.inc({ merchant, outcome: 'slowed' })
    throw new ApiError('too_many_requests', { data: { retryAfter: result.retryAfter } })
  }

  /** What the brand pays for in an hour; a code that is not sent costs nothing, and is refused when others are. */
  async #spend(tx: Database, { brand, knownBrowser, wanted }: CodeRequest): Promise<void> {
    const { merchant, document } = brand
    const { perHour } = document.sms
    const most = knownBrowser === undefined ? perHour : Math.ceil(perHour * SHARE_WITH_KNOWN)
    const throttle = this.#deps.throttle.within(tx)
    const budget = { subject: `sms:brand:${merchant}`, most, windowMs: HOUR_MS }
    const isOver =
      wanted && most > 0 ? (await throttle.ask(budget)).isRefused : (await throttle.read(budget)) >= most
    if (!isOver) return
    this.outcomes.inc({ merchant, outcome: 'budget' })
    throw new ApiError('sms_unavailable', { data: { retryAfter: BUDGET_RETRY_SECONDS } })
  }
}
