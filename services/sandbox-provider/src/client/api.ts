/** A refusal of the game's server; `offline` when it did not answer. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly code: string
  readonly data: Record<string, unknown>
  constructor(code: string, data: Record<string, unknown> = {}) {
    super(code)
    this.code = code
    this.data = data
  }
}

const LIMIT_MS = 16_000

/** Calls of the game's own server. */
export class Api {
  readonly #play: string
  constructor(play: string) {
    this.#play = play
  }

  async call<T>(path: string, body: unknown = {}, limitMs = LIMIT_MS): Promise<T> {
    let answer: unknown
    try {
      const response = await fetch(`/api/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Play': this.#play },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(limitMs),
      })
      answer = await response.json()
    } catch {
      throw new CallError('offline')
    }
    // reason: our own server's envelope
    const given = answer as { success: boolean; value?: T; code?: string; data?: Record<string, unknown> }
    if (!given.success) throw new CallError(given.code ?? 'unknown_error', given.data)
    return given.value as T // reason: there when success is true
  }

  /** The same call with the same ids until the server answers; for bets, so that a lost answer is no lost bet. */
  async insist<T>(path: string, body: unknown, tries = 4): Promise<T> {
    const PAUSE_MS = 700
    for (let i = 1; ; i += 1) {
      try {
        return await this.call<T>(path, body)
      } catch (error) {
        if (!(error instanceof CallError) || error.code !== 'offline' || i >= tries) throw error
        await new Promise((done) => setTimeout(done, PAUSE_MS * i))
      }
    }
  }
}

/** An id for one bet. */
export function clickId(): string {
  return [...crypto.getRandomValues(new Uint8Array(15))]
    .map((byte) => byte.toString(36).padStart(2, '0'))
    .join('')
}
