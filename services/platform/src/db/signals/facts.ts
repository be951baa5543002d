import type { Listen } from '#db/signals/listen'

/** The channel on which the database itself reports changes of brands or the catalogue; the payload is the table. */
const CHANNEL = 'site_facts'
/** What changes too often to be published to every copy: the copy that changes it knows at once, others look again. */
const TOPICS = ['wins'] as const
export type Topic = (typeof TOPICS)[number]

/**
 * Whether what this copy holds in memory still is so. A trigger notifies every copy of a change once it is committed; a reader that
 * caches something keeps the revision from before its query, and queries again when the revision is another one.
 */
export class Facts {
  #revision = 0
  readonly #ofTopics = new Map<Topic, number>(TOPICS.map((topic) => [topic, 0]))
  #isSubscribed = false

  /** Raised by every change of brands and catalogue, and whenever a change may have been missed. */
  get revision(): number {
    return this.#revision
  }

  /** Another one also when this copy has changed the topic. */
  revisionOf(topic: Topic | undefined): string {
    return `${this.#revision}.${topic === undefined ? 0 : this.#ofTopics.get(topic)}`
  }

  /** False while the connection that receives changes is lost: what is held then may be old. */
  get isSubscribed(): boolean {
    return this.#isSubscribed
  }

  /** Called by the code that changes a fact, so that this copy does not wait for its own notification. */
  changed(topic?: Topic): void {
    if (topic === undefined) this.#revision += 1
    else this.#ofTopics.set(topic, (this.#ofTopics.get(topic) ?? 0) + 1)
  }

  /** Subscribes to changes; resolves with what unsubscribes. */
  async subscribe(listen: Listen): Promise<() => Promise<void>> {
    const change = (): void => this.changed()
    const back = (): void => {
      this.#isSubscribed = true
      this.changed()
    }
    const lost = (): void => {
      this.#isSubscribed = false
      this.changed()
    }
    const end = await listen(CHANNEL, change, back, lost)
    back()
    return end
  }
}
