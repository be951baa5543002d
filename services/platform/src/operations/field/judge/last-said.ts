/** Says a trouble once, and again only when there was none, or another one, between. */
export class LastSaid {
  #last = ''
  readonly #tell: (what: string) => void
  constructor(tell: (what: string) => void) {
    this.#tell = tell
  }
  say(what: string): void {
    if (what === this.#last) return
    this.#last = what
    this.#tell(what)
  }
  nothing(): void {
    this.#last = ''
  }
}
