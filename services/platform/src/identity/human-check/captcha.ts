import { CAPTCHA_DIGITS } from '@site/config'
import type { ValueOf } from '@site/shared-api/contract/call'
import type { captcha } from '@site/shared-api/contract/human-check'
import type { Deps } from '#deps'
import { randomFrom } from '@site/art'
import type { Requester } from '#identity/human-check/requester'
import { CAPTCHA_SIZE, drawCaptcha } from '#identity/human-check/drawing/captcha.drawing'
import { insertCheck, takeCheck } from '#identity/human-check/repository'
import type { Keyed } from '#operations/index'

const ID_BYTES = 16
const SEED_BYTES = 16
const LIFE_MS = 5 * 60 * 1000

/** Pictures of digits: one answer each, right or wrong (B2, B5). */
export class Captchas {
  readonly #deps: Deps & { keyed: Keyed }
  constructor(deps: Deps & { keyed: Keyed }) {
    this.#deps = deps
  }

  async make({ merchant }: Requester): Promise<ValueOf<typeof captcha>> {
    const { clock, db, keyed, randomness } = this.#deps
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + LIFE_MS)
    const id = randomness.token(ID_BYTES)
    const digits = String(randomness.below(10n ** BigInt(CAPTCHA_DIGITS))).padStart(CAPTCHA_DIGITS, '0')
    const picture = await drawCaptcha(digits, randomFrom(randomness.token(SEED_BYTES)))
    const answer = keyed.fingerprint('captcha', id, digits)
    await insertCheck(db, { id, merchant, kind: 'captcha', answer, created_at: now, expires_at: expiresAt })
    return {
      id,
      picture: `data:image/webp;base64,${picture.toString('base64')}`,
      ...CAPTCHA_SIZE,
      expiresAt: expiresAt.toISOString(),
    }
  }

  /** Whether the digits match the picture; each check uses the picture up. */
  async take({ merchant }: Requester, id: string, digits: string): Promise<boolean> {
    const { clock, db, keyed } = this.#deps
    const check = await takeCheck(db, { id, merchant, kind: 'captcha', now: clock.now() })
    return check !== undefined && keyed.fits(check.answer, 'captcha', id, digits)
  }
}
