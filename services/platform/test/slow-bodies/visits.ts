import { randomBytes } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { listAnnouncements } from '@site/shared-api/contract/announcement'
import { favouriteIds, homeGames, hotGames } from '@site/shared-api/contract/game'
import { jackpot } from '@site/shared-api/contract/jackpot'
import { currentSession } from '@site/shared-api/contract/session'
import { walletBalances } from '@site/shared-api/contract/wallet'
import { winners } from '@site/shared-api/contract/winner'
import { encrypt, type Credential } from '../rig/caller.ts'
import type { Rig } from '../rig/rig.ts'
import type { Key } from './slow-bodies.ts'

/** What a member's home asks for. */
const HOME = [
  `${homeGames.path}?size=6`,
  `${hotGames.path}?limit=12`,
  `${winners.path}?gameCategory=ALL&limitNum=20`,
  jackpot.path,
  listAnnouncements.path,
  favouriteIds.path,
  walletBalances.path,
  currentSession.path,
]
const ACCOUNTS = ['lotus.demo', 'lotus.agent', 'lotus.new']
const PASSWORD = 'Lotus-2026!'
const MS = 1_000

/** Milliseconds from when each was due until all of it was answered. */
export interface Times {
  readonly login: number[]
  readonly home: number[]
}

/** A member who signs in and opens home at an even pace, whatever else is going on. */
export class Visits {
  readonly #rig: Rig
  readonly #key: Key
  readonly #credential: Credential
  #made = 0
  constructor(rig: Rig, key: Key, credential: Credential) {
    this.#rig = rig
    this.#key = key
    this.#credential = credential
  }

  /** Both so often a second until `end`; throws Error for what is not answered with 200. */
  async until(end: Promise<unknown>, aSecond: number): Promise<Times> {
    const times: Times = { login: [], home: [] }
    const running: Promise<void>[] = []
    let isOver = false
    const over = end.finally(() => (isOver = true))
    const begun = performance.now()
    for (let i = 0; !isOver; i += 1) {
      const due = begun + (i * MS) / aSecond
      await pause(Math.max(0, due - performance.now()))
      const isLogin = i % 2 === 0
      running.push(
        (isLogin ? this.#login() : this.#home()).then(() => {
          times[isLogin ? 'login' : 'home'].push(performance.now() - due)
        }),
      )
    }
    await Promise.all([over, ...running])
    return times
  }

  async #login(): Promise<void> {
    this.#made += 1
    const username = ACCOUNTS[this.#made % ACCOUNTS.length]
    const fresh = { iat: Math.floor(Date.now() / MS), nonce: randomBytes(16).toString('hex') }
    const data = encrypt(this.#key, { username, password: PASSWORD, ...fresh })
    const from = `198.18.${Math.floor(this.#made / 250) % 250}.${this.#made % 250}`
    await this.#expect(
      this.#rig.caller.call('POST', '/wps/session/login', {
        body: { data },
        headers: { Encryption: this.#key.kid, 'X-Forwarded-For': from },
      }),
    )
  }

  async #home(): Promise<void> {
    const credential = this.#credential
    await Promise.all(HOME.map((path) => this.#expect(this.#rig.caller.get(path, { credential }))))
  }

  async #expect(answer: ReturnType<Rig['caller']['call']>): Promise<void> {
    const { body, status } = await answer
    if (status !== 200) throw new Error(`a visit was answered ${status} ${body.code}`)
  }
}

export function addTimes(all: Times, { home, login }: Times): void {
  all.home.push(...home)
  all.login.push(...login)
}

export const figuresOf = ({ home, login }: Times) => ({ login: sharesOf(login), home: sharesOf(home) })

function sharesOf(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
  return { count: sorted.length, p50: at(0.5), p99: at(0.99) }
}
