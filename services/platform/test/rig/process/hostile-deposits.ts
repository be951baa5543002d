import { randomUUID } from 'node:crypto'
import type { ReversalKind } from '@site/shared-api/contract/deposit'
import fc from 'fast-check'
import type { Platform } from '#api/platform'
import { openDatabase } from '#db/database'
import { toJson } from '#db/json'
import { insertAttempt } from '#money/attempts/repository'
import { Debts } from '#money/debts/debts'
import { selectDebt } from '#money/debts/repository'
import { DepositAdminService } from '#money/deposit/console/deposit-admin.service'
import { OrderBook } from '#money/deposit/orders/order-book'
import { DepositProviderSync } from '#money/deposit/orders/deposit-provider-sync'
import { insertOrder, lockOrder, selectOrder } from '#money/deposit/orders/repository'
import { lockMember } from '#money/ledger/accounts.repository'
import { entryIdOf } from '#money/ledger/entry-id'
import { Ledger } from '#money/ledger/ledger'
import { toDecimal } from '#money/ledger/money'
import { verifyWithin } from '#money/ledger/verify/verify'
import { keepCommands } from '#providers/payment/commands'
import type {
  PaymentFact,
  PaymentProvider,
  PaymentStart,
  PaymentStarted,
} from '#providers/payment/payment.provider'
import { ProviderRefused, ProviderUnavailable, ProviderUnknown } from '#providers/provider-errors'
import {
  DAY_MS,
  MINUTE_MS,
  MOODS,
  OPERATORS,
  operatorNamed,
  Queue,
  refused,
  Step,
  type Mood,
  type OperatorName,
} from './hostile-steps.ts'

const [dataDir = '', runs = '100', seed = '', databaseUrl] = process.argv.slice(2)
const CURRENCY = 'THB'
const ORDER_AMOUNT = 50_000n
const TERMS = { min: '10000', max: '100000', feeBasisPoints: '150', feeFixed: '0' }
const WAITING: readonly string[] = ['starting', 'waiting']

interface Movement {
  readonly id: string
  readonly amount: bigint
  readonly kind: 'payment' | ReversalKind
  readonly at: Date
}
interface Charge {
  readonly reference: string
  readonly orderId: string
  readonly movements: Movement[]
  state: 'pending' | 'paid' | 'refused'
}

/** A payment company that does whatever a test sets, and reports movements in any order. */
class Company {
  readonly charges: Charge[] = []
  mood: Mood = 'accept'
  isSilent = false
  /** Ends the copy that makes a call. */
  kill: () => void = () => undefined
  now: () => Date = () => new Date()
  readonly #keys = new Map<string, Charge>()

  forget(): void {
    this.#keys.clear()
  }
  of(orderId: string): Charge[] {
    return this.charges.filter((one) => one.orderId === orderId)
  }
  move(charge: Charge, kind: Movement['kind'], amount: bigint): void {
    charge.movements.push({ id: randomUUID(), amount, kind, at: this.now() })
    if (kind === 'payment') charge.state = 'paid'
  }

  readonly provider: PaymentProvider = {
    commands: {
      start: (order) => this.#start(order),
      payout: () => Promise.reject(new Error('no payouts')),
    },
    queries: {
      channels: () => [],
      status: async ({ reference }) => {
        this.#answer()
        const found = this.charges.find((one) => one.reference === reference)
        if (!found) throw new ProviderRefused('not_found')
        return factOf(found)
      },
      findStart: async ({ id }) => {
        this.#answer()
        const [found] = this.of(id)
        return found && startedOf(found)
      },
      callback: () => {
        throw new Error('callbacks are made directly')
      },
      payoutStatus: () => Promise.reject(new Error('no payouts')),
      findPayout: () => Promise.resolve(undefined),
      async *book() {},
      async *reversalBook() {},
      async *payoutBook() {},
    },
  }

  #answer(): void {
    if (this.isSilent) throw new ProviderUnknown('silence')
  }

  async #start({ orderId }: PaymentStart): Promise<PaymentStarted> {
    const { mood } = this
    this.mood = 'accept'
    if (mood === 'refuse') throw new ProviderRefused('invalid_charge')
    if (mood === 'busy') throw new ProviderUnavailable('429')
    if (mood === 'killed-before') return await this.#killed()
    if (mood === 'drop') throw new ProviderUnknown('cut')
    const known = this.#keys.get(orderId)
    const made: Charge = known ?? {
      reference: `chrg-${randomUUID()}`,
      orderId,
      movements: [],
      state: 'pending',
    }
    if (!known) this.charges.push(made)
    this.#keys.set(orderId, made)
    if (mood === 'killed-after') return await this.#killed()
    if (mood === 'lose' || mood === 'fault') throw new ProviderUnknown(mood)
    return startedOf(made)
  }

  #killed(): Promise<never> {
    this.kill()
    return new Promise(() => undefined)
  }
}

function factOf({ movements, reference, state }: Charge): PaymentFact {
  const toReceipt = ({ amount, at, id }: Movement) => ({ receiptId: id, amount, currency: CURRENCY, at })
  return {
    reference,
    state,
    receipts: movements.flatMap((one) => (one.kind === 'payment' ? [toReceipt(one)] : [])),
    // The newest first, as many lists are.
    reversals: movements
      .flatMap((one) => (one.kind === 'payment' ? [] : [{ ...toReceipt(one), kind: one.kind }]))
      .toReversed(),
  }
}
const startedOf = (charge: Charge): PaymentStarted => ({
  ...factOf(charge),
  instruction: { kind: 'none' },
})

const { close, db } = await openDatabase({ dataDir, databaseUrl })
const member = await db
  .selectFrom('members')
  .select(['id', 'merchant'])
  .where('merchant', '=', 'lotus')
  .where('account', '=', 'lotus.agent')
  .executeTakeFirstOrThrow()

/** One run: a company, orders, and two copies of the platform on the one database. */
class World {
  readonly company = new Company()
  readonly queue = new Queue()
  readonly orders: string[] = []
  nowMs = Date.now()
  readonly #platform: Platform
  readonly #copies: DepositProviderSync[]
  readonly #adminService: DepositAdminService
  readonly #ledger: Ledger
  constructor() {
    const clock = { now: () => new Date(this.nowMs) }
    this.company.now = clock.now
    // reason: what deposits use of a platform
    this.#platform = {
      clock,
      db,
      jobs: this.queue.jobs,
      payments: new Map([['opn', keepCommands(this.company.provider)]]),
      randomness: { uuid: randomUUID },
      eventPublisher: { publish: () => undefined },
    } as unknown as Platform
    this.#copies = [new DepositProviderSync(this.#platform), new DepositProviderSync(this.#platform)]
    this.#adminService = new DepositAdminService(this.#platform, new DepositProviderSync(this.#platform))
    this.#ledger = new Ledger({ clock })
  }

  async begin(): Promise<void> {
    const [id, at] = [randomUUID(), this.#platform.clock.now()]
    await db.transaction().execute(async (tx) => {
      await insertOrder(tx, {
        id,
        merchant: member.merchant,
        member_id: member.id,
        channel_id: 'qr',
        method: 'qr',
        provider: 'opn',
        language: 'EN',
        reference: null,
        state: 'starting',
        reason: null,
        currency: CURRENCY,
        amount: ORDER_AMOUNT,
        terms: toJson(TERMS),
        return_url: 'https://lotus.example/m',
        voucher: null,
        promotion_id: null,
        credited: null,
        held: null,
        instruction: null,
        slip: null,
        created_at: at,
        expires_at: new Date(at.getTime() + 15 * MINUTE_MS),
        closed_at: null,
      })
      await insertAttempt(tx, { kind: 'deposit', id, orderId: id, provider: 'opn', state: 'ready', at })
      await this.queue.jobs.queue(tx, { kind: 'deposit', key: id, merchant: 'lotus', dueAt: at })
    })
    this.orders.push(id)
  }

  async do(what: string, place: number, by: OperatorName): Promise<void> {
    const id = this.orders[place % this.orders.length] ?? ''
    const [charge] = this.company.of(id)
    if (what === 'start') await this.#mayBeKilled(this.#copies[place % 2]?.start(id))
    if (what === 'job') await this.job(id, place)
    if (what === 'callback') await this.#copies[place % 2]?.look(id, { by: 'provider' })
    if (what === 'ask') await refused(this.#adminService.ask(by, id))
    if (what === 'settle') await this.#settle(id, by)
    if (what === 'send-back') await refused(this.#adminService.refuse(by, id, { why: 'no' }))
    if (what === 'cancel') await this.#cancel(id)
    if (what === 'spend') await this.#spend()
    if (what === 'repay') await this.#repay()
    if (!charge) return
    if (what === 'pay') this.company.move(charge, 'payment', ORDER_AMOUNT)
    if (what === 'pay-little') this.company.move(charge, 'payment', 100n)
    if (what === 'reversal' || what === 'chargeback') this.company.move(charge, what, ORDER_AMOUNT)
    if (what === 'refund') this.company.move(charge, 'refund', 700n)
    if (what === 'chargeback-won') this.company.move(charge, what, ORDER_AMOUNT)
  }

  /** One of two copies does a job; it may be ended in the middle. */
  async job(id: string, copy: number): Promise<void> {
    const job = this.queue.next('deposit', id)
    if (!job) return
    this.#copies[copy % 2]?.register()
    const effect = await this.#mayBeKilled(this.queue.work?.(job, new AbortController().signal))
    if (!effect) return
    const next = await db.transaction().execute(effect)
    if (!next) this.queue.waiting.delete(id)
  }

  /** Whatever was wrong is over: all pending work is done. */
  async heal(): Promise<void> {
    this.company.isSilent = false
    for (let round = 0; round < 3; round += 1)
      for (const id of this.orders) {
        this.company.mood = 'accept'
        this.nowMs += 20 * MINUTE_MS
        await this.job(id, round)
        await refused(this.#adminService.ask('anna', id))
      }
  }

  /** No order is begun twice; at the end each has one, and ours is the company’s word. */
  async expect(isOver: boolean): Promise<void> {
    for (const id of this.orders) {
      const charges = this.company.of(id)
      if (charges.length > 1) throw new Error(`begun ${charges.length} times`)
      if (!isOver) continue
      const row = await selectOrder(db, id)
      if (!row || WAITING.includes(row.state)) throw new Error(`no end: ${row?.state}`)
      const [came, back] = sumsOf(charges[0]?.movements ?? [])
      if (row.received !== came) throw new Error(`received ${row.received}, and ${came} came`)
      if (row.reversed !== back) throw new Error(`taken back ${row.reversed}, and ${back} went back`)
    }
  }

  async #mayBeKilled<T>(work: Promise<T> | undefined): Promise<T | undefined> {
    const killed = new Promise<undefined>((resolve) => (this.company.kill = () => resolve(undefined)))
    return await Promise.race([work, killed]).catch(() => undefined)
  }
  /** As one of the two people does who settle by hand. */
  async #settle(id: string, by: OperatorName): Promise<void> {
    const { unclaimed = 0n } = (await selectOrder(db, id)) ?? {}
    const amount = toDecimal(unclaimed > 0n ? unclaimed : ORDER_AMOUNT, CURRENCY)
    await refused(this.#adminService.settle(operatorNamed(by), id, { amount, why: 'seen' }))
  }
  async #cancel(id: string): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, id)
      if (order)
        await new OrderBook(this.#platform).applyEvent(tx, order, { what: 'cancelled' }, { by: 'member' })
    })
  }
  /** All the cash, to where no chargeback reaches it. */
  async #spend(): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const accounts = await lockMember(tx, member.id)
      const cash = accounts.find((one) => one.wallet === 'MAIN' && one.currency === CURRENCY)?.balance ?? 0n
      if (cash === 0n) return
      await this.#ledger.post(tx, {
        id: entryIdOf('transfer', randomUUID()),
        merchant: member.merchant,
        kind: 'transfer',
        currency: CURRENCY,
        postings: [
          { account: { memberId: member.id, wallet: 'MAIN' }, amount: -cash },
          { account: { memberId: member.id, wallet: 'P:GRN' }, amount: cash },
        ],
      })
    })
  }
  async #repay(): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const most = await selectDebt(tx, member.id, CURRENCY)
      const entryId = entryIdOf('debt', randomUUID())
      const of = { memberId: member.id, merchant: member.merchant, currency: CURRENCY, most, entryId }
      await new Debts(this.#platform).repay(tx, { ...of, by: 'member' })
    })
  }
}

/** What came, and what went back of it, by the company’s book. */
function sumsOf(movements: readonly Movement[]): [bigint, bigint] {
  let [came, back] = [0n, 0n]
  for (const { amount, kind } of movements)
    if (kind === 'payment') came += amount
    else back += kind === 'chargeback-won' ? -amount : amount
  return [came, back]
}

const place = fc.integer({ min: 0, max: 3 })
const steps = [
  fc
    .tuple(
      fc.constantFrom(
        'start',
        'job',
        'job',
        'callback',
        'ask',
        'pay',
        'pay',
        'pay-little',
        'reversal',
        'chargeback',
        'chargeback',
        'refund',
        'chargeback-won',
        'settle',
        'send-back',
        'cancel',
        'spend',
        'repay',
      ),
      place,
      fc.constantFrom(...OPERATORS),
    )
    .map(([what, at, by]) => new Step<World>(`${what} ${at} ${by}`, (world) => world.do(what, at, by))),
  fc.constantFrom(...MOODS).map((mood) => new Step<World>(mood, ({ company }) => void (company.mood = mood))),
  fc
    .boolean()
    .map((is) => new Step<World>(is ? 'silent' : 'answers', ({ company }) => void (company.isSilent = is))),
  fc.constant(new Step<World>('forget', ({ company }) => company.forget())),
  fc
    .constantFrom(MINUTE_MS, 20 * MINUTE_MS, DAY_MS)
    .map((ms) => new Step<World>(`after ${ms / MINUTE_MS} min`, (world) => void (world.nowMs += ms))),
]

const found = await fc.check(
  fc.asyncProperty(fc.commands(steps, { maxCommands: 40, size: 'max' }), async (commands) => {
    const world = new World()
    for (let i = 0; i < 2; i += 1) await world.begin()
    await fc.asyncModelRun(() => ({ model: {}, real: world }), commands)
    await world.heal()
    await world.expect(true)
  }),
  { numRuns: Number(runs), ...(seed !== '' && { seed: Number(seed) }) },
)
const { fault } = await db.transaction().execute((tx) => verifyWithin(tx))
await close()
process.stdout.write(
  JSON.stringify({
    failed: found.failed ? fc.defaultReportMessage(found) : null,
    runs: found.numRuns,
    fault: fault ?? null,
  }),
)
