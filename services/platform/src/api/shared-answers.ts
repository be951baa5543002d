import type { Facts, Topic } from '#db/signals/facts'

/** Held at most so long; without a subscription only long enough to serve many calls at once. */
const HELD_MS = 60_000
const UNSUBSCRIBED_MS = 1_000
/** Of what other copies change without a word. */
const TOPIC_MS = 1_000
const MOST = 1_000
const MOST_BYTES = 24_000_000

interface Held<Body> {
  readonly body: Body
  readonly revision: string
  readonly at: number
}

/** Answers that are the same for all callers, made once until the facts they are made of change (PLT-07). */
export class SharedAnswers<Body extends { readonly length: number } = Buffer> {
  readonly #facts: Facts
  readonly #held = new Map<string, Held<Body>>()
  readonly #making = new Map<string, Promise<Body>>()
  #bytes = 0
  constructor(facts: Facts) {
    this.#facts = facts
  }

  /**
   * The answer known by `key`, else the one that is made; concurrent callers wait for the same. It holds until brands or the
   * catalogue change; one of a topic no longer than a second, and until this copy changes it. Throws what `make` throws.
   */
  get(key: string, make: () => Promise<Body>, topic?: Topic): Promise<Body> | Body {
    const revision = this.#facts.revisionOf(topic)
    const held = this.#held.get(key)
    if (held?.revision === revision && this.#isUsable(held, topic)) {
      this.#held.delete(key)
      this.#held.set(key, held)
      return held.body
    }
    const ask = `${revision} ${key}`
    const known = this.#making.get(ask)
    if (known) return known
    const made = make()
      .then((body) => {
        // What changed while it was made may or may not be in it.
        if (revision === this.#facts.revisionOf(topic))
          this.#hold(key, { body, revision, at: performance.now() })
        return body
      })
      .finally(() => this.#making.delete(ask))
    this.#making.set(ask, made)
    return made
  }

  #isUsable({ at }: Held<Body>, topic: Topic | undefined): boolean {
    const maxAge = topic === undefined ? HELD_MS : TOPIC_MS
    const longest = this.#facts.isSubscribed ? maxAge : UNSUBSCRIBED_MS
    return performance.now() - at < longest
  }

  #hold(key: string, held: Held<Body>): void {
    this.#drop(key)
    this.#held.set(key, held)
    this.#bytes += held.body.length
    for (const oldest of this.#held.keys()) {
      if (this.#held.size <= MOST && this.#bytes <= MOST_BYTES) break
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#held.get(key)?.body.length ?? 0
    this.#held.delete(key)
  }
}
