import type { ServerResponse } from 'node:http'
import { StreamRoom } from '@site/service-kit/stream-room'
import { Groups } from '#live/events/groups'

/** Of one network: a household or an office behind one router, each with a page or two in view. */
const ROOM = { perNetwork: 60, altogether: 10_000 }
/** Shorter than what proxies take for a dead connection. */
const KEEP_ALIVE_MS = 15_000
/** When a browser should come back after a lost connection. */
const RETRY_MS = 3_000
/** Who does not read this much is hung up and comes back by itself. */
const UNREAD_BYTES = 64 * 1024

export interface Stream {
  readonly merchant: string
  readonly out: ServerResponse
  /** Whose page it is, by a ticket. */
  readonly member?: { readonly id: string; readonly sessionId: string }
  /** Which guest's page it is, by their chat ticket. */
  readonly guest?: string
}

/** The open event streams of this instance (architecture: facts arrive from the server by one stream). */
export class LiveHub {
  readonly #streams = new Set<Stream>()
  readonly #room = new StreamRoom(ROOM)
  /** The same by brand and, for a member's own pages, by member: a fact of one is no walk past all. */
  readonly #brands = new Groups()
  readonly #members = new Groups()
  readonly #guests = new Groups()
  #breath: NodeJS.Timeout | undefined

  /** Keeps a place for a response until it ends, however it does; false where there is none left. */
  hasRoom(address: string, out: ServerResponse): boolean {
    return this.#room.enter(address, out)
  }

  /** Takes over a response; it leaves by itself when the browser goes. */
  open(stream: Stream): void {
    const { out } = stream
    // A closed response emits no further event.
    if (out.destroyed) return
    this.#streams.add(stream)
    this.#brands.add(stream.merchant, stream)
    if (stream.member) this.#members.add(stream.member.id, stream)
    if (stream.guest !== undefined) this.#guests.add(stream.guest, stream)
    this.#breath ??= setInterval(() => this.#keepAlive(), KEEP_ALIVE_MS).unref()
    out.on('error', () => out.destroy())
    out.once('close', () => this.#leave(stream))
    out.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
      Connection: 'keep-alive',
    })
    out.write(`retry: ${RETRY_MS}\n\n`)
  }

  /** Sends to every open page of a brand. */
  publishToBrand(merchant: string, event: string, id: string, data: unknown): void {
    const text = `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`
    for (const stream of this.#brands.of(merchant)) this.#write(stream, text)
  }

  /** The streams of a member's own pages. */
  ofMember(memberId: string): Stream[] {
    return this.#members.of(memberId)
  }

  /** The streams of this instance that belong to a member. */
  ofMembers(): Stream[] {
    return this.#members.all()
  }

  /** The streams of a guest's pages. */
  ofGuest(guestId: string): Stream[] {
    return this.#guests.of(guestId)
  }

  ofGuests(): Stream[] {
    return this.#guests.all()
  }

  send(stream: Stream, event: string, data: unknown): void {
    if (this.#streams.has(stream)) this.#write(stream, `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  hasSubscribers(merchant: string): boolean {
    return this.#brands.has(merchant)
  }

  close(): void {
    clearInterval(this.#breath)
    for (const { out } of this.#streams) out.end()
  }

  #keepAlive(): void {
    for (const stream of this.#streams) this.#write(stream, ': \n\n')
  }

  #write({ out }: Stream, text: string): void {
    if (out.writableLength > UNREAD_BYTES) out.destroy()
    else out.write(text)
  }

  #leave(stream: Stream): void {
    if (!this.#streams.delete(stream)) return
    this.#brands.delete(stream.merchant, stream)
    if (stream.member) this.#members.delete(stream.member.id, stream)
    if (stream.guest !== undefined) this.#guests.delete(stream.guest, stream)
  }
}
