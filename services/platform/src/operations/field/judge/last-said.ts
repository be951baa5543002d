/** Says a trouble once, and again only when there was none, or another one, between. */
export class LastSaid {
  #last = ''
  readonly #report: (what: string) => void
  constructor(report: (what: string) => void) {
    this.#report = report
  }
  say(what: string): void {
    if (what === this.#last) return
    this.#last = what
    this.#report(what)
  }
  nothing(): void {
    this.#last = ''
  }
}
