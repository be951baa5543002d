/** Messages to the lobby that frames the game, and from it. */
export type ToPage =
  | { type: 'hello' }
  | { type: 'ready' }
  | { type: 'round-started'; roundId: string }
  | { type: 'round-ended'; roundId: string }
  | { type: 'exit' }
  | { type: 'session-ended' }
  | { type: 'failed'; code: string }
export type FromPage = 'welcome' | 'pause' | 'resume' | 'balance-changed'

const TYPES: readonly string[] = ['welcome', 'pause', 'resume', 'balance-changed'] satisfies FromPage[]

interface Around {
  /** The game's own window. */
  self: Window
  channel: string
  lobbyOrigin: string
}

/** Why the game must not start here: not framed, or framed by a frame. */
export function framingFault(self: Window): 'not_framed' | 'nested' | undefined {
  if (self.parent === self) return 'not_framed'
  return self.top === self.parent ? undefined : 'nested'
}

/** The line to the lobby: exact origin, its window alone, one channel, ever higher numbers. */
export class Frame {
  readonly #around: Around
  readonly #listeners = new Map<FromPage, Set<() => void>>()
  #sent = 0
  #lastReceived = 0
  constructor(around: Around) {
    this.#around = around
    around.self.addEventListener('message', (event) => this.#receive(event))
  }

  send(message: ToPage): void {
    const { self, channel, lobbyOrigin } = this.#around
    this.#sent += 1
    self.parent.postMessage({ site: 1, channel, n: this.#sent, ...message }, lobbyOrigin)
  }

  on(type: FromPage, listener: () => void): void {
    const known = this.#listeners.get(type) ?? new Set()
    this.#listeners.set(type, known.add(listener))
  }

  #receive({ origin, source, data }: MessageEvent<unknown>): void {
    const { self, channel, lobbyOrigin } = this.#around
    if (origin !== lobbyOrigin || source !== self.parent) return
    if (typeof data !== 'object' || data === null) return
    const { site, channel: of, n, type } = data as Record<string, unknown> // reason: every field is checked below
    if (site !== 1 || of !== channel || typeof n !== 'number' || !(n > this.#lastReceived)) return
    if (typeof type !== 'string' || !TYPES.includes(type)) return
    this.#lastReceived = n
    // reason: TYPES holds exactly these names
    for (const listener of this.#listeners.get(type as FromPage) ?? []) listener()
  }
}
