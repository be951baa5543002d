import { Caller } from './caller.ts'
import type { Place } from './process/databases.ts'
import { startPlatform, type Platform } from './process/platform-process.ts'

/** A running platform on one database, which suites may restart. */
export class Rig {
  #platform: Platform | undefined
  #place: Place | undefined
  #movedMs = 0

  readonly makePlace: () => Promise<Place>
  /** Further environment of every platform of this rig. */
  readonly environment: () => Record<string, string>

  constructor(
    makePlace: () => Promise<Place>,

    environment: () => Record<string, string> = () => ({}),
  ) {
    this.makePlace = makePlace
    this.environment = environment
  }

  get place(): Place {
    if (!this.#place) throw new Error('the rig has not been set up')
    return this.#place
  }
  get platform(): Platform {
    if (!this.#platform) throw new Error('no platform runs on the rig')
    return this.#platform
  }
  get caller(): Caller {
    return new Caller(this.platform.url, this.platform.operatorUrl)
  }

  /** The time of the platform, Unix ms. */
  get now(): number {
    return Date.now() + this.#movedMs
  }

  async setUp(): Promise<void> {
    this.#place = await this.makePlace()
    await this.start()
  }
  /** Starts a platform where none runs, its clock moved by `offsetMs`. */
  async start(offsetMs = 0): Promise<void> {
    this.#movedMs = offsetMs
    this.#platform = await startPlatform(this.place, {
      ...this.environment(),
      CLOCK_MOVED_MS: String(offsetMs),
    })
  }
  async restart(offsetMs = 0): Promise<void> {
    await this.platform.stop()
    await this.start(offsetMs)
  }
  /** Lets time pass while it runs. */
  moveClock(offsetMs: number): Promise<void> {
    this.#movedMs = offsetMs
    return this.platform.moveClock(offsetMs)
  }
  async tearDown(): Promise<void> {
    await this.#platform?.kill()
    await this.#place?.remove()
  }
}
