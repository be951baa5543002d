import { randomBytes } from 'node:crypto'
import type { Answer } from '../rig/caller.ts'
import type { Chance } from './chance.ts'
import type { Line } from './line.ts'

const CURRENCY = 'PHP'
const minor = (text: unknown): bigint => BigInt(String(text).replace('.', ''))
const newId = (): string => randomBytes(9).toString('base64url')

/** What a storm's books say of one transaction. */
export type Fate = 'done' | 'refused'

/** One member in a storm, with books of their own of what every acknowledged call has moved. */
export class Gambler {
  /** Minor units, from the acknowledged answers alone. */
  balance: bigint
  readonly fates = new Map<string, Fate>()
  readonly sessionId: string
  readonly line: Line
  readonly chance: Chance
  /** How many times the stakes of others. */
  readonly stakes

  constructor(sessionId: string, opening: bigint, line: Line, chance: Chance, stakes = 1) {
    this.sessionId = sessionId
    this.line = line
    this.chance = chance
    this.stakes = stakes

    this.balance = opening
  }

  #money(least: number, most: number): string {
    return this.chance.money(least * this.stakes, most * this.stakes)
  }

  /** Plays one round in one of the ways a provider, or bad luck, may choose. */
  async round(): Promise<void> {
    const way = this.chance.whole(1, 100)
    if (way <= 30) return await this.#whole()
    if (way <= 60) return await this.#plain()
    if (way <= 72) return await this.#refunded()
    if (way <= 80) return await this.#refundedBefore()
    if (way <= 88) return await this.#changed()
    if (way <= 94) return await this.#tooSoon()
    return await this.#tooMuch()
  }

  get #of() {
    return { sessionId: this.sessionId, transactionId: newId(), roundId: newId() }
  }

  /** Notes what an answer says was done: `moved` is what it means for the member. */
  #note(transactionId: string, answer: Answer, moved: bigint): boolean {
    const done = answer.status === 200
    this.fates.set(transactionId, done ? 'done' : 'refused')
    if (done) this.balance += moved + minor(answer.body.value.jackpot ?? '0.00')
    return done
  }

  async #bet(of: { transactionId: string; roundId: string }, amount: string): Promise<boolean> {
    const answer = await this.line.ask('bet', {
      ...of,
      sessionId: this.sessionId,
      amount,
      currency: CURRENCY,
    } as {
      transactionId: string
    })
    return this.#note(of.transactionId, answer, -minor(amount))
  }

  async #win(roundId: string, amount: string, endRound: boolean): Promise<boolean> {
    const transactionId = newId()
    const body = { sessionId: this.sessionId, transactionId, roundId, amount, currency: CURRENCY, endRound }
    return this.#note(transactionId, await this.line.ask('win', body), minor(amount))
  }

  async #end(roundId: string): Promise<void> {
    const transactionId = newId()
    const body = { sessionId: this.sessionId, transactionId, roundId }
    this.#note(transactionId, await this.line.ask('end-round', body), 0n)
  }

  async #refund(bet: { transactionId: string; roundId: string }, back: bigint): Promise<void> {
    const transactionId = newId()
    const body = {
      sessionId: this.sessionId,
      transactionId,
      roundId: bet.roundId,
      betTransactionId: bet.transactionId,
    }
    this.#note(transactionId, await this.line.ask('refund', body), back)
  }

  async #whole(): Promise<void> {
    const of = this.#of
    const [bet, win] = [this.#money(1, 2_000), this.chance.happens(0.4) ? this.#money(1, 5_000) : '0.00']
    const answer = await this.line.ask('bet-win', { ...of, bet, win, currency: CURRENCY } as {
      transactionId: string
    })
    this.#note(of.transactionId, answer, minor(win) - minor(bet))
  }

  async #plain(): Promise<void> {
    const of = this.#of
    if (!(await this.#bet(of, this.#money(1, 2_000)))) return
    if (this.chance.happens(0.2)) await this.#bet({ ...of, transactionId: newId() }, this.#money(1, 500))
    if (this.chance.happens(0.4)) await this.#win(of.roundId, this.#money(1, 4_000), true)
    else await this.#end(of.roundId)
    // A win that comes after the end.
    if (this.chance.happens(0.1)) await this.#win(of.roundId, this.#money(1, 500), true)
  }

  async #refunded(): Promise<void> {
    const of = this.#of
    const amount = this.#money(1, 2_000)
    const done = await this.#bet(of, amount)
    const back = done ? minor(amount) : 0n
    await this.#refund(of, back)
    if (this.chance.happens(0.5)) await this.#refund(of, 0n)
    if (done) await this.#win(of.roundId, '1.00', true)
  }

  /** The refund overtakes its bet. */
  async #refundedBefore(): Promise<void> {
    const of = this.#of
    await this.#refund(of, 0n)
    if (await this.#bet(of, '5.00')) this.line.faults.push(`${of.transactionId} was cancelled and placed`)
  }

  async #changed(): Promise<void> {
    const of = this.#of
    const amount = this.#money(100, 1_000)
    const done = await this.#bet(of, amount)
    const changed = {
      ...of,
      amount: `${amount.slice(0, -1)}${amount.endsWith('1') ? '2' : '1'}`,
      currency: CURRENCY,
    }
    const answer = await this.line.ask('bet', changed)
    if (answer.body.code !== 'transaction_conflict')
      this.line.faults.push(`a changed ${of.transactionId} was answered ${JSON.stringify(answer.body)}`)
    if (done) await this.#end(of.roundId)
  }

  /** The win overtakes its bet. */
  async #tooSoon(): Promise<void> {
    const of = this.#of
    const transactionId = newId()
    const win = {
      sessionId: this.sessionId,
      transactionId,
      roundId: of.roundId,
      amount: '3.00',
      currency: CURRENCY,
      endRound: true,
    }
    const early = await this.line.ask('win', win)
    if (early.body.code !== 'round_unknown')
      this.line.faults.push(`a win of nothing: ${JSON.stringify(early.body)}`)
    if (await this.#bet(of, '2.00')) this.#note(transactionId, await this.line.ask('win', win), 300n)
  }

  async #tooMuch(): Promise<void> {
    await this.#bet(this.#of, '999999.00')
  }
}
