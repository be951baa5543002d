import type { LiveEvents } from '@site/shared-api/contract/live'
import type { Platform } from '#api/platform'
import {
  ChatEventRelay,
  noteChatsSeen,
  stateOfPerson,
  toEntry,
  toState,
  type Person,
  type ChatEvent,
} from '#content/index'
import type { LiveHub, Stream } from '#live/events/live-hub'
import { selectLiveSessions } from '#live/events/tickets.repository'

/** Sends events of a conversation to the pages of its member or guest (CON-08); a page whose session is over gets nothing. */
export class OwnChat {
  readonly #platform: Platform
  readonly #hub: LiveHub
  readonly #relay: ChatEventRelay
  readonly #failed: (error: unknown) => void
  constructor(platform: Platform, hub: LiveHub, failed: (error: unknown) => void) {
    this.#platform = platform
    this.#hub = hub
    this.#failed = failed
    this.#relay = new ChatEventRelay(platform.db, {
      cares: (person) => this.#streamsOf(person).length > 0,
      deliver: (events) => this.#deliver(events),
      typing: ({ person, fact }) => {
        if (fact.kind === 'typing' && fact.by === 'operator')
          this.#send(this.#streamsOf(person), { typing: true })
      },
      failed,
    })
  }

  receive(id: string, merchant: string): void {
    this.#relay.receive(id, merchant)
  }

  /** The state of the conversation for a stream that has just opened: its page fetches what it has missed. */
  async greet(stream: Stream): Promise<void> {
    const person = personOf(stream)
    const state = person && (await stateOfPerson(this.#platform.db, person))
    if (state && (await this.#alive([stream])).length > 0) this.#send([stream], { state })
  }

  async greetAll(): Promise<void> {
    for (const stream of [...this.#hub.ofMembers(), ...this.#hub.ofGuests()]) await this.greet(stream)
  }

  async #deliver(events: readonly ChatEvent[]): Promise<void> {
    const streams = events.flatMap(({ signal }) => this.#streamsOf(signal.person))
    const alive = new Set(await this.#alive(streams))
    const seen: { id: string; seq: number }[] = []
    for (const { signal, chat, entry } of events) {
      const recipients = this.#streamsOf(signal.person).filter((stream) => alive.has(stream))
      if (recipients.length === 0) continue
      this.#send(recipients, { state: toState(chat), ...(entry && { entry: toEntry(entry) }) })
      if (entry?.side === 'operator') seen.push({ id: chat.id, seq: entry.seq })
    }
    // The next messages do not wait for this.
    noteChatsSeen(this.#platform, 'member', seen).catch(this.#failed)
  }

  async #alive(streams: readonly Stream[]): Promise<Stream[]> {
    const sessions = streams.flatMap(({ member }) => member?.sessionId ?? [])
    if (sessions.length === 0) return [...streams]
    const { clock, db } = this.#platform
    const alive = await selectLiveSessions(db, sessions, clock.now())
    return streams.filter(({ member }) => member === undefined || alive.has(member.sessionId))
  }

  #streamsOf({ kind, id }: Person): Stream[] {
    return kind === 'member' ? this.#hub.ofMember(id) : this.#hub.ofGuest(id)
  }

  #send(streams: readonly Stream[], event: LiveEvents['chat']): void {
    for (const stream of streams) this.#hub.send(stream, 'chat', event)
  }
}

function personOf({ member, guest }: Stream): Person | undefined {
  if (member) return { kind: 'member', id: member.id }
  return guest === undefined ? undefined : { kind: 'guest', id: guest }
}
