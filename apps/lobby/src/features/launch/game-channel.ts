/** Messages from a game in its frame to the page. */
export type GameFact =
  | { readonly type: 'hello' | 'ready' | 'exit' | 'session-ended' }
  | { readonly type: 'round-started' | 'round-ended'; readonly roundId: string }
  | { readonly type: 'failed'; readonly code: string }

/** Messages from the page to the game. */
export type PageFact = 'welcome' | 'pause' | 'resume' | 'balance-changed'

/** The one frame that is spoken with: its window, the only origin it may speak from, and the mark of this launch. */
export interface GameEnd {
  readonly frame: Window
  readonly origin: string
  readonly channel: string
}

const PLAIN = ['hello', 'ready', 'exit', 'session-ended'] as const
const OF_ROUND = ['round-started', 'round-ended'] as const
const LONGEST = 64

/**
 * Speaks with one game over `postMessage`, with exact origins both ways. Each side counts its messages: a message of
 * another window, origin or launch, one received before, or an invalid one is dropped.
 */
export class GameChannel {
  readonly #end: GameEnd
  #lastReceived = 0
  #lastSent = 0
  constructor(end: GameEnd) {
    this.#end = end
  }

  /** What a message says, or undefined if it is not this game's next one. */
  read({ source, origin, data }: MessageEvent<unknown>): GameFact | undefined {
    if (source !== this.#end.frame || origin !== this.#end.origin || !isRecord(data)) return undefined
    const { site, channel, n } = data
    if (site !== 1 || channel !== this.#end.channel) return undefined
    if (typeof n !== 'number' || !Number.isSafeInteger(n) || n <= this.#lastReceived) return undefined
    const fact = factOf(data)
    if (fact !== undefined) this.#lastReceived = n
    return fact
  }

  send(type: PageFact): void {
    this.#lastSent += 1
    const { channel, frame, origin } = this.#end
    frame.postMessage({ site: 1, channel, n: this.#lastSent, type }, origin)
  }
}

function factOf({ type, roundId, code }: Record<string, unknown>): GameFact | undefined {
  for (const plain of PLAIN) if (type === plain) return { type: plain }
  for (const named of OF_ROUND) if (type === named && isShort(roundId)) return { type: named, roundId }
  return type === 'failed' && isShort(code) ? { type, code } : undefined
}

function isShort(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= LONGEST
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
