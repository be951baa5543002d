import { drawPicture, refuseByHeader, type PictureRule, type TakenPicture } from '#api/pictures/draw-picture'
import { inPictureQueue } from '#api/pictures/picture-queue'
import type { Limit, Throttle } from '#operations/index'

const MINUTE_MS = 60_000
/** How often one member, guest or operator brings pictures, wherever they are for. */
const MOST = { member: 20, guest: 20, operator: 120 }
const WINDOW_MS = 10 * MINUTE_MS

declare const admitted: unique symbol
/** Leave to bring the pictures of one call: there is none without `PictureGate.admit`. */
export interface PictureLeave {
  readonly by: string
  readonly [admitted]: true
}

/** The one way in which uploaded pictures are decoded (PLT-03). */
export class PictureGate {
  readonly #throttle: Throttle
  constructor({ throttle }: { throttle: Throttle }) {
    this.#throttle = throttle
  }

  /**
   * Counts one bringing, under `more` as well. Called from a call's `admit`, once the caller is known to own what the pictures are for
   * and before the body is read. Throws ApiError `too_many_requests`.
   */
  async admit(kind: keyof typeof MOST, id: string, ...more: readonly Limit[]): Promise<PictureLeave> {
    const by = `${kind}:${id}`
    await this.#throttle.take({ subject: `pictures:${by}`, most: MOST[kind], windowMs: WINDOW_MS }, ...more)
    // reason: the mark exists for the compiler alone
    return { by } as PictureLeave
  }

  /**
   * Draws pictures anew, one call's at a time in the whole process, after every header has been looked at. Throws ApiError
   * `picture_type` (or what the rule says), `picture_too_large`, `too_many_requests`.
   */
  async take(
    { by }: PictureLeave,
    files: readonly Buffer[],
    rule: PictureRule,
  ): Promise<readonly TakenPicture[]> {
    for (const [at, file] of files.entries()) refuseByHeader(file, rule, at)
    if (files.length === 0) return []
    return await inPictureQueue(by, async () => {
      const drawn = []
      for (const [at, file] of files.entries()) drawn.push(await drawPicture(file, rule, at))
      return drawn
    })
  }

  /** The same of a call that brings a single picture. */
  async takeOne(leave: PictureLeave, files: readonly Buffer[], rule: PictureRule): Promise<TakenPicture> {
    const [taken] = await this.take(leave, files, rule)
    if (!taken) throw new Error('a picture was not drawn')
    return taken
  }
}
