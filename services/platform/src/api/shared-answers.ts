import type { Facts } from '#db/signals/facts'

/** Held at most so long, whatever the database tells; without its word only as long as many ask at once. */
const HELD_MS = 60_000
const UNHEARD_MS = 1_000
const MOST = 1_000
const MOST_CHARACTERS = 24_000_000

interface Held {
  readonly text: string
  readonly revision: number
  readonly at: number
}

/** Answers that are the same for everybody who asks, made once until the facts they are made of change (PLT-07). */
export class SharedAnswers {
  readonly #facts: Facts
  readonly #held = new Map<string, Held>()
  readonly #making = new Map<string, Promise<string>>()
  #characters = 0
  constructor(facts: Facts) {
    this.#facts = facts
  }

  /** The answer known by `key`, else the one that is made; who comes meanwhile waits for the same. Throws what `make` throws. */
  get(key: string, make: () => Promise<string>): Promise<string> | string {
    const held = this.#held.get(key)
    if (held && this.#isUsable(held)) {
      this.#held.delete(key)
      this.#held.set(key, held)
      return held.text
    }
    const { revision } = this.#facts
    const ask = `${revision} ${key}`
    const known = this.#making.get(ask)
    if (known) return known
    const made = make()
      .then((text) => {
        // What changed while it was made may or may not be in it.
        if (revision === this.#facts.revision) this.#hold(key, { text, revision, at: performance.now() })
        return text
      })
      .finally(() => this.#making.delete(ask))
    this.#making.set(ask, made)
    return made
  }

  #isUsable({ revision, at }: Held): boolean {
    const longest = this.#facts.isHearing ? HELD_MS : UNHEARD_MS
    return revision === this.#facts.revision && performance.now() - at < longest
  }

  #hold(key: string, held: Held): void {
    this.#drop(key)
    this.#held.set(key, held)
    this.#characters += held.text.length
    for (const oldest of this.#held.keys()) {
      if (this.#held.size <= MOST && this.#characters <= MOST_CHARACTERS) break
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#characters -= this.#held.get(key)?.text.length ?? 0
    this.#held.delete(key)
  }
}
