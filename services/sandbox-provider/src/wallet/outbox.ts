import type { Deps } from '#deps'
import { keys } from '#store/keys'
import { walletCall, type WalletCall } from '#store/records'
import type { Answer } from '#wallet/wallet-client'

const ATTEMPT_LIMIT_MS = 3_000
const FIRST_PAUSE_MS = 150
const LONGEST_PAUSE_MS = 15_000
const PARKED_PAUSE_MS = 60_000

/** What becomes of a call: nothing more, another one in its place, or later again. */
export type Next = { over: true } | { instead: WalletCall } | { again: true }

export interface Handlers {
  done(call: WalletCall, value: Record<string, unknown>): Promise<Next>
  refused(call: WalletCall, code: string, data: Record<string, unknown>): Promise<Next>
  /** Called before every attempt; a call may have waited for too long. */
  late(call: WalletCall): Promise<Next>
  /** Milliseconds that a call may still wait for an answer. */
  patience(call: WalletCall): number
}

/** Calls that are on the disk and are made until an answer came, with the same id, also after a restart. */
export class Outbox {
  readonly #deps: Pick<Deps, 'store' | 'wallet' | 'clock' | 'warn'>
  readonly #handlers: Handlers
  readonly #running = new Set<Promise<void>>()
  readonly #stop = new AbortController()
  constructor(deps: Pick<Deps, 'store' | 'wallet' | 'clock' | 'warn'>, handlers: Handlers) {
    this.#deps = deps
    this.#handlers = handlers
  }

  async resume(): Promise<void> {
    for (const call of await this.#deps.store.list(walletCall, keys.calls)) this.drive(call)
  }

  /** Begins, or goes on, to make a call that is already on the disk. */
  drive(call: WalletCall): void {
    const run = this.#run(call).catch((error: unknown) =>
      this.#deps.warn('A wallet call could not be worked on; it is made again at the next start.', {
        transaction: call.id,
        error: String(error),
      }),
    )
    this.#running.add(run)
    void run.finally(() => this.#running.delete(run))
  }

  /** Lets the attempts under way end; what is unanswered stays on the disk. */
  async stop(): Promise<void> {
    this.#stop.abort()
    await Promise.all(this.#running)
  }

  async #run(first: WalletCall): Promise<void> {
    let call = first
    let attempt = 0
    while (!this.#stop.signal.aborted) {
      let next = await this.#handlers.late(call)
      if ('again' in next) {
        next = await this.#took(call, await this.#call(call))
        attempt += 1
      }
      if ('over' in next) return
      if ('instead' in next) {
        call = next.instead
        attempt = 0
        continue
      }
      await this.#pause(call, attempt)
    }
  }

  #call(call: WalletCall): Promise<Answer> {
    const limit = Math.min(ATTEMPT_LIMIT_MS, this.#handlers.patience(call))
    return this.#deps.wallet.call(call.operation, call.body, limit)
  }

  async #took(call: WalletCall, answer: Answer): Promise<Next> {
    if (answer.kind === 'done') return this.#handlers.done(call, answer.value)
    if (answer.kind === 'refused') return this.#handlers.refused(call, answer.code, answer.data)
    return { again: true }
  }

  async #pause(call: WalletCall, attempt: number): Promise<void> {
    const wanted = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(attempt, 10))
    const ms = call.parked ? PARKED_PAUSE_MS : Math.max(1, Math.min(wanted, this.#handlers.patience(call)))
    await new Promise<void>((done) => {
      const { signal } = this.#stop
      const end = (): void => {
        clearTimeout(timer)
        signal.removeEventListener('abort', end)
        done()
      }
      const timer = setTimeout(end, ms)
      signal.addEventListener('abort', end)
      if (signal.aborted) end()
    })
  }
}
