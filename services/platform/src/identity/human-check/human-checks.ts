import { createHash } from 'node:crypto'
import type { BodyOf, ValueOf } from '@site/shared-api/contract/call'
import type { captcha, humanCheck, slider, work } from '@site/shared-api/contract/human-check'
import { ApiError } from '#api/api-error'
import type { Deps } from '#deps'
import type { Requester } from '#identity/human-check/requester'
import { Captchas } from '#identity/human-check/captcha'
import { insertPass, takePass } from '#identity/human-check/repository'
import { Sliders } from '#identity/human-check/slider'
import { Works } from '#identity/human-check/work'
import { networkOf } from '@site/service-kit/network-of'
import { perNetwork, type Keyed, type Throttle } from '#operations/index'

const PASS_BYTES = 24
const PASS_LIFE_MS = 5 * 60 * 1000
const WINDOW_MS = 10 * 60 * 1000
/** Many phones share one address of a mobile network; a farm of scripts asks for far more. */
const PICTURES = { subject: 'human-picture', most: 300, windowMs: WINDOW_MS }
const ANSWERS = { subject: 'human-answer', most: 120, windowMs: WINDOW_MS }

/** The answers to a required check that a call carries (`humanChecks` of the contract). */
export interface CheckAnswers {
  readonly captcha?: string | undefined
  readonly captchaId?: string | undefined
  readonly pass?: string | undefined
}

/** Distinguishes people from scripts: pictures of digits, sliders, sums, and the passes that a passed check earns. */
export class HumanChecks {
  readonly #deps: Deps & { throttle: Throttle }
  readonly #captchas: Captchas
  readonly #sliders: Sliders
  readonly #works: Works
  constructor(deps: Deps & { keyed: Keyed; throttle: Throttle }) {
    this.#deps = deps
    this.#captchas = new Captchas(deps)
    this.#sliders = new Sliders(deps)
    this.#works = new Works(deps)
  }

  /** Throws ApiError `too_many_requests`. */
  async captcha(requester: Requester): Promise<ValueOf<typeof captcha>> {
    await this.#slowPictures(requester)
    return await this.#captchas.make(requester)
  }

  /** Throws ApiError `too_many_requests`. */
  async slider(requester: Requester): Promise<ValueOf<typeof slider>> {
    await this.#slowPictures(requester)
    return await this.#sliders.make(requester)
  }

  work(requester: Requester): Promise<ValueOf<typeof work>> {
    return this.#works.make(requester)
  }

  /** Judges a slider or a sum; throws ApiError `bot_check_failed`, `too_many_requests`. */
  async judge(requester: Requester, answer: BodyOf<typeof humanCheck>): Promise<ValueOf<typeof humanCheck>> {
    await this.#deps.throttle.take(...perNetwork(requester.address, ANSWERS))
    const passed =
      answer.kind === 'slider'
        ? await this.#judgeSlider(requester, answer)
        : await this.#works.take(requester, answer.payload)
    if (!passed) throw new ApiError('bot_check_failed')
    const { clock, db, randomness } = this.#deps
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + PASS_LIFE_MS)
    const pass = randomness.token(PASS_BYTES)
    await insertPass(db, { ...holderOf(requester), hash: hashOf(pass), expires_at: expiresAt }, now)
    return { pass, expiresAt: expiresAt.toISOString() }
  }

  /** Uses up a pass; throws ApiError `bot_check_required` without one, `bot_check_failed` for one that is not good. */
  async requirePass(requester: Requester, pass: string | undefined, field: string): Promise<void> {
    if (pass === undefined || pass === '') throw new ApiError('bot_check_required', { field })
    if (!(await this.#usePass(requester, pass))) throw new ApiError('bot_check_failed', { field })
  }

  /** Uses up a picture's answer, or a pass instead; throws ApiError `captcha_required`, `captcha_wrong` with `data.captcha`. */
  async requireCaptcha(requester: Requester, answers: CheckAnswers, parent = 'data'): Promise<void> {
    const { captcha: digits, captchaId, pass } = answers
    const about = { field: parent === '' ? 'captcha' : `${parent}.captcha`, data: { captcha: true } }
    if (pass !== undefined && pass !== '') {
      if (!(await this.#usePass(requester, pass))) throw new ApiError('captcha_wrong', about)
      return
    }
    if (digits === undefined || digits === '' || captchaId === undefined)
      throw new ApiError('captcha_required', about)
    if (!(await this.#captchas.take(requester, captchaId, digits))) throw new ApiError('captcha_wrong', about)
  }

  /** Keys leave no track that a hand would show: a guess by keyboard costs a sum, as the way past the picture does. */
  async #judgeSlider(
    requester: Requester,
    answer: Extract<BodyOf<typeof humanCheck>, { kind: 'slider' }>,
  ): Promise<boolean> {
    const byKeyboard = answer.track.length === 0
    if (byKeyboard && !(await this.#works.take(requester, answer.payload ?? ''))) return false
    return await this.#sliders.take(requester, answer)
  }

  async #usePass(requester: Requester, pass: string): Promise<boolean> {
    const { clock, db } = this.#deps
    return await takePass(db, { ...holderOf(requester), hash: hashOf(pass), now: clock.now() })
  }

  async #slowPictures({ address }: Requester): Promise<void> {
    await this.#deps.throttle.take(...perNetwork(address, PICTURES))
  }
}

/** A browser may change its address of IPv6 between two calls, not its network. */
const holderOf = ({ merchant, address }: Requester): Requester => ({ merchant, address: networkOf(address) })

function hashOf(pass: string): string {
  return createHash('sha256').update(pass).digest('base64url')
}
