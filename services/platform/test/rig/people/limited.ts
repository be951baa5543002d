import type { PlayCare, PlayLimit } from '@site/shared-api/contract/play'
import type { LimitKind, LimitPeriod } from '@site/shared-api/contract/play-limit'
import type { Answer } from '../caller.ts'
import type { Table } from '../outside/play.ts'
import { Depositor } from './depositor.ts'
import { stakeOf } from './kept-away.ts'

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
/** Noon in Bangkok, by the clock of UTC. */
const NOON_MS = 5 * HOUR_MS

export const limitPath = (kind: LimitKind, period: LimitPeriod): string =>
  `/wps/member/play/limits/${kind}/${period}`

/** The demo member of lotus, who sets limits and plays within them while time passes. */
export class Limited {
  #demo: Depositor | undefined
  readonly table: Table

  constructor(table: Table) {
    this.table = table
  }

  get demo(): Depositor {
    if (!this.#demo) throw new Error('no member is signed in')
    return this.#demo
  }
  async signIn(): Promise<void> {
    this.#demo = await Depositor.signIn(this.table.rig, 'lotus.demo')
  }
  /** Begins at noon of the brand: no test of a day runs over its end. */
  async beginAtNoon(): Promise<void> {
    await this.pass((NOON_MS + DAY_MS - (Date.now() % DAY_MS)) % DAY_MS)
    await this.signIn()
  }
  async pass(ms: number): Promise<void> {
    this.table.movedMs += ms
    await this.table.rig.moveClock(this.table.movedMs)
  }

  call(method: string, path: string, body?: object): Promise<Answer> {
    return this.demo.call(method, path, body)
  }
  set(kind: LimitKind, period: LimitPeriod, amount: string | null): Promise<Answer> {
    return this.call('PUT', limitPath(kind, period), { amount })
  }
  async care(): Promise<PlayCare> {
    return (await this.call('GET', '/wps/member/play')).body.value
  }
  async limit(kind: LimitKind, period: LimitPeriod): Promise<PlayLimit> {
    const found = (await this.care()).limits.find((one) => one.kind === kind && one.period === period)
    if (!found) throw new Error('no such limit')
    return found
  }
  bet(sessionId: string, amount: string, more: object = {}): Promise<Answer> {
    return this.table.call('bet', stakeOf(this.table, sessionId, { amount, ...more }))
  }
}
