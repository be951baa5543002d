/** Calls `draw` every frame while something is to be seen; rests while the page is paused. */
export class Ticker {
  readonly #draw: (now: number) => void
  #paused = false
  #wanted = false
  #frame = 0
  constructor(draw: (now: number) => void) {
    this.#draw = draw
  }

  run(): void {
    this.#wanted = true
    if (!this.#paused && this.#frame === 0) this.#frame = requestAnimationFrame((now) => this.#tick(now))
  }
  rest(): void {
    this.#wanted = false
  }
  setPaused(paused: boolean): void {
    this.#paused = paused
    if (!paused && this.#wanted) this.run()
  }

  #tick(now: number): void {
    this.#frame = 0
    this.#draw(now)
    if (this.#wanted && !this.#paused) this.run()
  }
}
