import { decimalOf } from '#client/ui/money'
import { motionReduced } from '#client/ui/motion'

/** Counts an amount up in minor units; a second call jumps to the end of the first. */
export class CountUp {
  readonly #show: (amount: string) => void
  #frame = 0
  #finish: () => void = () => undefined
  constructor(show: (amount: string) => void) {
    this.#show = show
  }

  run(from: number, to: number, ms: number, tick: () => void = () => undefined): Promise<void> {
    this.finish()
    if (motionReduced() || ms <= 0) {
      this.#show(decimalOf(to))
      return Promise.resolve()
    }
    return new Promise((done) => {
      const start = performance.now()
      let beat = 0
      this.#finish = () => {
        cancelAnimationFrame(this.#frame)
        this.#finish = () => undefined
        this.#show(decimalOf(to))
        done()
      }
      const step = (now: number): void => {
        const share = Math.min(1, (now - start) / ms)
        this.#show(decimalOf(from + (to - from) * (1 - (1 - share) ** 2)))
        if (now - beat > 90) {
          beat = now
          tick()
        }
        if (share < 1) this.#frame = requestAnimationFrame(step)
        else this.#finish()
      }
      this.#frame = requestAnimationFrame(step)
    })
  }

  finish(): void {
    this.#finish()
  }
}
