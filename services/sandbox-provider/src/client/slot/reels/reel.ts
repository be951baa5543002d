import type { Symbol } from '#games/slot/tables'

/** Symbols a millisecond. */
export const SPEED = 0.028
export const QUICK_SPEED = 0.045
const START_MS = 140
const BOUNCE_MS = 260
/** Of a symbol's height. */
const BOUNCE = 0.14
/** A landing slows down as (1 − u) to this power; its first moment is as fast as the run. */
const EASE = 1.6
const FAST_SHARE = 0.62
const HURRY_MS = 90

/** One reel: the position of its strip at an instant. Positions are of the top row; a falling reel counts down. */
export class Reel {
  strip: readonly Symbol[]
  #at: number
  #mode: 'still' | 'running' | 'landing' = 'still'
  #since = Number.NEGATIVE_INFINITY
  #from = 0
  #travel = 0
  #lasts = 0
  #landed: () => void = () => undefined
  constructor(strip: readonly Symbol[], at: number) {
    this.strip = strip
    this.#at = at
  }

  /** Stops at once. */
  stand(strip: readonly Symbol[], at: number): void {
    this.strip = strip
    this.#at = at
    this.#mode = 'still'
    this.#since = Number.NEGATIVE_INFINITY
  }

  /** Runs until `settle`; `since` may lie ahead. */
  run(strip: readonly Symbol[], since: number): void {
    this.strip = strip
    this.#mode = 'running'
    this.#from = this.#at
    this.#since = since
  }

  /** Slows down to a stop that is `least` symbols away. */
  settle(now: number, stop: number, least: number, speed: number, landed: () => void): void {
    const here = this.position(now)
    // While it is too fast to read, the strip is set so that the way to the stop is always as long.
    this.#travel = least + here - Math.floor(here)
    this.#from = stop + this.#travel
    this.#since = now
    this.#lasts = (EASE * this.#travel) / speed
    this.#mode = 'landing'
    this.#landed = landed
  }

  hurry(now: number): void {
    if (this.#mode === 'landing') this.#lasts = Math.min(this.#lasts, now - this.#since + HURRY_MS)
  }

  /** Ends a landing whose time has come. */
  update(now: number): void {
    if (this.#mode !== 'landing' || now - this.#since < this.#lasts) return
    const { length } = this.strip
    this.#at = ((Math.round(this.#from - this.#travel) % length) + length) % length
    this.#mode = 'still'
    this.#since = now
    this.#landed()
  }

  position(now: number): number {
    const ms = Math.max(0, now - this.#since)
    if (this.#mode === 'still')
      return this.#at - (ms < BOUNCE_MS ? BOUNCE * Math.sin((ms / BOUNCE_MS) * Math.PI) : 0)
    if (this.#mode === 'running') {
      const ramp = Math.min(ms, START_MS)
      return this.#from - SPEED * ((ramp * ramp) / (2 * START_MS) + Math.max(0, ms - START_MS))
    }
    return this.#from - this.#travel * (1 - (1 - Math.min(1, ms / this.#lasts)) ** EASE)
  }

  get isLanding(): boolean {
    return this.#mode === 'landing'
  }
  /** Too fast to read. */
  isFast(now: number): boolean {
    return this.#mode === 'running' || (this.isLanding && now - this.#since < this.#lasts * FAST_SHARE)
  }
  moves(now: number): boolean {
    return this.#mode !== 'still' || now - this.#since < BOUNCE_MS
  }
}
