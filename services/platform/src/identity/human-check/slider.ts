import type { ValueOf } from '@site/shared-api/contract/call'
import type { slider } from '@site/shared-api/contract/human-check'
import type { Deps } from '#deps'
import type { Requester } from '#identity/human-check/requester'
import { drawSlider, SLIDER_SIZE } from '#identity/human-check/drawing/slider.drawing'
import { insertCheck, takeCheck } from '#identity/human-check/repository'
import { isPlausible, type Move } from '#identity/human-check/track'

const ID_BYTES = 16
const SEED_BYTES = 16
const LIFE_MS = 3 * 60 * 1000
/** Pixels of the picture by which a finger may miss the gap. */
const TOLERANCE = 5

/** Pictures with a gap: one answer each; its place and the way there are judged here (B4: bot check). */
export class Sliders {
  readonly #deps: Deps
  constructor(deps: Deps) {
    this.#deps = deps
  }

  async make({ merchant }: Requester): Promise<ValueOf<typeof slider>> {
    const { clock, db, randomness } = this.#deps
    const { picture, piece, x, top } = await drawSlider(randomness.token(SEED_BYTES))
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + LIFE_MS)
    const id = randomness.token(ID_BYTES)
    await insertCheck(db, {
      id,
      merchant,
      kind: 'slider',
      answer: String(x),
      created_at: now,
      expires_at: expiresAt,
    })
    return {
      id,
      picture: asAddress(picture),
      piece: asAddress(piece),
      width: SLIDER_SIZE.width,
      height: SLIDER_SIZE.height,
      pieceWidth: SLIDER_SIZE.piece,
      pieceTop: top,
      expiresAt: expiresAt.toISOString(),
    }
  }

  /** Whether the piece lies in the gap and was moved there by hand; each check uses the picture up. */
  async take({ merchant }: Requester, move: Move & { id: string }): Promise<boolean> {
    const now = this.#deps.clock.now()
    const check = await takeCheck(this.#deps.db, { id: move.id, merchant, kind: 'slider', now })
    if (check === undefined || Math.abs(move.x - Number(check.answer)) > TOLERANCE) return false
    return isPlausible(move, now.getTime() - check.created_at.getTime())
  }
}

const asAddress = (picture: Buffer): string => `data:image/webp;base64,${picture.toString('base64')}`
