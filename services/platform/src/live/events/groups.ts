import type { Stream } from '#live/events/live-hub'

/** Streams by a name that several share. */
export class Groups {
  readonly #groups = new Map<string, Set<Stream>>()

  add(name: string, stream: Stream): void {
    const group = this.#groups.get(name)
    if (group) group.add(stream)
    else this.#groups.set(name, new Set([stream]))
  }

  delete(name: string, stream: Stream): void {
    const group = this.#groups.get(name)
    if (group?.delete(stream) && group.size === 0) this.#groups.delete(name)
  }

  has(name: string): boolean {
    return this.#groups.has(name)
  }

  of(name: string): Stream[] {
    return [...(this.#groups.get(name) ?? [])]
  }

  all(): Stream[] {
    return [...this.#groups.values()].flatMap((group) => [...group])
  }
}
