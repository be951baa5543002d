import { setTimeout as pause } from 'node:timers/promises'
import type { Seat } from '#bench/wallet/seats'
import type { Bonus } from '@site/shared-api/contract/bonus'
import type { Bank } from './bank.ts'
import { Claiming } from './claiming.ts'
import { Gambler } from './gambler.ts'
import { PayingIn } from './paying-in.ts'
import { PayingOut } from './paying-out.ts'

/** Stakes of hundreds: what is paid in is played soon. */
const STAKES = 25
const PERCENT = 50n
const MOST_BONUS = 200_000n
const WAGER_TIMES = 3n
/** A customer with so much under way looks after it first. */
const MOST_PENDING = 5
/** A late callback and the queue’s own question come within this, and what operators decide a minute after a kill. */
const PATIENCE_MS = 150_000
const LOOK_MS = 100

/** A member in a storm who pays in and is paid out, plays, and takes what there is to take; with books of their own. */
export class Customer {
  readonly gambler: Gambler
  readonly paidIn: PayingIn
  readonly paidOut: PayingOut
  readonly claims: Claiming
  /** What is to be looked after until it has ended. */
  #pending: (() => Promise<boolean>)[] = []
  /** What the ends of days have paid when this one is over. */
  #due = 0n
  /** Bonuses that are played for, before their day is over. */
  #active: Bonus[] = []

  readonly seat: Seat
  readonly bank: Bank

  constructor(seat: Seat, opening: bigint, bank: Bank) {
    this.seat = seat
    this.bank = bank

    this.gambler = new Gambler(seat.sessionId, opening, bank.line, bank.chance, STAKES)
    this.paidIn = new PayingIn(bank, seat)
    this.paidOut = new PayingOut(bank, seat)
    this.claims = new Claiming(bank, seat)
  }

  /** One of the things that customers do. */
  async act(): Promise<void> {
    const { chance } = this.bank
    if (this.#pending.length > MOST_PENDING && chance.happens(0.7)) return await this.#lookAfter()
    const way = chance.whole(1, 100)
    if (way <= 25) return this.#keep(await this.paidIn.deposit())
    if (way <= 43) return await this.gambler.round()
    if (way <= 58) return this.#keep(await this.paidOut.withdraw())
    if (way <= 68) return await this.#lookAfter()
    if (way <= 84) return await this.claims.endBonus()
    if (way <= 88) return await this.claims.rebate()
    if (way <= 92) return await this.claims.reward()
    return await this.claims.redeem()
  }

  #keep(work: (() => Promise<boolean>) | undefined): void {
    if (work) this.#pending.push(work)
  }
  async #lookAfter(): Promise<void> {
    const [first, ...rest] = this.#pending
    if (!first) return await this.gambler.round()
    this.#pending = (await first()) ? rest : [...rest, first]
  }

  /** Comes to an end with all that was begun. */
  async finish(): Promise<void> {
    const end = Date.now() + PATIENCE_MS
    while (this.#pending.length > 0 && Date.now() < end) {
      const before = this.#pending.length
      await this.#lookAfter()
      if (this.#pending.length === before) await pause(LOOK_MS)
    }
    if (this.#pending.length > 0)
      this.bank.line.faults.push(`${this.seat.account}: ${this.#pending.length} have come to no end`)
  }

  /** The last look before the day is over. */
  async closeDay(): Promise<void> {
    this.#due = (await this.claims.ofDays()) + (await this.claims.due())
    this.#active = (await this.claims.bonuses()).filter(({ state }) => state === 'active')
  }

  /** Whether the end of the day has paid the rebate, and ended what was played for. */
  async isDayOver(): Promise<boolean> {
    if ((await this.claims.ofDays()) < this.#due) return false
    const now = await this.claims.bonuses()
    return this.#active.every(({ bonusId }) =>
      now.some((one) => one.bonusId === bonusId && one.endedAt !== null),
    )
  }

  /** What of the books is not as the customer has it, in words; `wallet` is the cash, in minor units. */
  async faults(wallet: bigint): Promise<string[]> {
    const { account } = this.seat
    const bonuses = await this.claims.bonuses()
    const cashed = bonuses.filter(({ state }) => state === 'converted')
    const expected =
      this.gambler.balance +
      this.paidIn.moved -
      this.paidOut.moved +
      this.claims.moved +
      (await this.claims.ofDays()) +
      cashed.reduce((sum, { amount }) => sum + BigInt(amount.replace('.', '')), 0n)
    return [
      ...(expected === wallet ? [] : [`${account}: books ${expected}, wallet ${wallet}`]),
      ...this.#wrongBonuses(bonuses).map((fault) => `${account}: ${fault}`),
      ...this.paidOut.orders
        .filter(({ end }) => end === undefined)
        .map(({ orderId }) => `${account}: the withdrawal ${orderId} has no end`),
    ]
  }

  /** One for each deposit that has earned it, of its size, each ended as it was reported, and by what was played. */
  #wrongBonuses(bonuses: readonly Bonus[]): string[] {
    const sizes = (list: readonly bigint[]): string => list.map(String).toSorted().join()
    const given = sizes(bonuses.map(({ amount }) => BigInt(amount.replace('.', ''))))
    const earned = this.paidIn.orders
      .filter(({ bonusOf }) => bonusOf > 0n)
      .map(({ bonusOf }) => (bonusOf * PERCENT) / 100n)
      .map((share) => (share < MOST_BONUS ? share : MOST_BONUS))
    const minor = (text: string): bigint => BigInt(text.replace('.', ''))
    return [
      ...(given === sizes(earned) ? [] : [`bonuses given ${given}, earned ${sizes(earned)}`]),
      ...bonuses.flatMap(({ amount, bonusId, endedAt, required, state, wagered }) => {
        const reportedState = this.claims.ended.get(bonusId)
        const isPlayed = minor(wagered) >= minor(required)
        return [
          ...(reportedState === undefined || reportedState === state
            ? []
            : [`${bonusId} was reported ${reportedState}, is ${state}`]),
          ...(minor(required) === minor(amount) * WAGER_TIMES ? [] : [`${bonusId} asks for ${required}`]),
          ...(state === 'converted' && !isPlayed ? [`${bonusId} is cash without play`] : []),
          ...(state === 'expired' && isPlayed ? [`${bonusId} was played for and has expired`] : []),
          ...((endedAt === null) === (state === 'active' || state === 'waiting')
            ? []
            : [`${bonusId} has no end`]),
        ]
      }),
    ]
  }
}
