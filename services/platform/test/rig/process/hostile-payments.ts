import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Platform } from '#api/platform'
import { openDatabase } from '#db/database'
import { toJson } from '#db/json'
import { selectAttempts } from '#money/attempts/repository'
import { Holds } from '#money/ledger/holds'
import { verifyWithin } from '#money/ledger/verify/verify'
import { WithdrawalAdminService } from '#money/withdraw/console/withdrawal-admin.service'
import { PayoutProviderSync } from '#money/withdraw/orders/payout-provider-sync'
import { insertWithdrawal, lockWithdrawal, selectWithdrawal } from '#money/withdraw/orders/repository'
import { WithdrawalBook } from '#money/withdraw/orders/withdrawal-book'
import { keepCommands } from '#providers/payment/commands'
import type { PaymentProvider, PayoutFact, PayoutRequest } from '#providers/payment/payment.provider'
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
const ENDS: readonly string[] = ['paid', 'refused', 'cancelled', 'failed', 'returned']

interface Transfer {
  readonly reference: string
  readonly payoutId: string
  readonly amount: bigint
  state: 'pending' | 'paid' | 'failed'
}

/** A payment company that does whatever a test sets, and knows an id again until it forgets it. */
class Company {
  readonly transfers: Transfer[] = []
  mood: Mood = 'accept'
  isSilent = false
  /** Ends the copy that makes a call. */
  kill: () => void = () => undefined
  readonly #keys = new Map<string, Transfer>()

  forget(): void {
    this.#keys.clear()
  }
  of(payoutId: string): Transfer[] {
    return this.transfers.filter((one) => one.payoutId === payoutId)
  }

  readonly provider: PaymentProvider = {
    commands: {
      payout: (request) => this.#pay(request),
      start: () => Promise.reject(new Error('no deposits')),
    },
    queries: {
      channels: () => [],
      status: () => Promise.reject(new Error('no deposits')),
      findStart: () => Promise.resolve(undefined),
      callback: () => {
        throw new Error('callbacks are made directly')
      },
      payoutStatus: async ({ reference }) => {
        this.#answer()
        const found = this.transfers.find((one) => one.reference === reference)
        if (!found) throw new ProviderRefused('not_found')
        return factOf(found)
      },
      findPayout: async ({ id }) => {
        this.#answer()
        const [found] = this.of(id)
        return found && factOf(found)
      },
      async *book() {},
      async *reversalBook() {},
      async *payoutBook() {},
    },
  }

  #answer(): void {
    if (this.isSilent) throw new ProviderUnknown('silence')
  }

  async #pay(request: PayoutRequest): Promise<PayoutFact> {
    const { mood } = this
    this.mood = 'accept'
    if (mood === 'refuse') throw new ProviderRefused('invalid_bank_account')
    if (mood === 'busy') throw new ProviderUnavailable('429')
    if (mood === 'killed-before') return await this.#killed()
    if (mood === 'drop') throw new ProviderUnknown('cut')
    const { amount, payoutId } = request
    const known = this.#keys.get(payoutId)
    const made: Transfer = known ?? { reference: `trsf-${randomUUID()}`, payoutId, amount, state: 'pending' }
    if (!known) this.transfers.push(made)
    this.#keys.set(payoutId, made)
    if (mood === 'killed-after') return await this.#killed()
    if (mood === 'lose' || mood === 'fault') throw new ProviderUnknown(mood)
    return factOf(made)
  }

  #killed(): Promise<never> {
    this.kill()
    return new Promise(() => undefined)
  }
}

function factOf({ amount, payoutId, reference, state }: Transfer): PayoutFact {
  const at = new Date(0)
  const receipts =
    state === 'paid' ? [{ receiptId: reference, kind: 'paid' as const, amount, currency: 'THB', at }] : []
  return { reference, payoutId, state, receipts }
}

const { close, db } = await openDatabase({ dataDir, databaseUrl })
const member = await db
  .selectFrom('members')
  .select(['id', 'merchant'])
  .where('merchant', '=', 'lotus')
  .where('account', '=', 'lotus.agent')
  .executeTakeFirstOrThrow()
const cardId = randomUUID()
await db
  .insertInto('bank_cards')
  .values({
    id: cardId,
    merchant: 'lotus',
    member_id: member.id,
    bank: 'kbank',
    kind: 'bank',
    holder: 'Somchai Jaidee',
    number_sealed: 'sealed',
    number_hash: cardId,
    shown: '7010',
    created_at: new Date(),
    removed_at: null,
    removed_by: null,
    removed_why: null,
  })
  .execute()

/** One run: a company, orders, and two copies of the platform on the one database. */
class World {
  readonly company = new Company()
  readonly queue = new Queue()
  readonly orders: string[] = []
  nowMs = Date.now()
  readonly #platform: Platform
  readonly #copies: PayoutProviderSync[]
  readonly #adminService: WithdrawalAdminService
  constructor() {
    const clock = { now: () => new Date(this.nowMs) }
    // reason: what withdrawals use of a platform
    this.#platform = {
      clock,
      db,
      jobs: this.queue.jobs,
      keyed: { open: async (sealed: string) => sealed },
      payments: new Map([['opn', keepCommands(this.company.provider)]]),
      randomness: { uuid: randomUUID },
      eventPublisher: { publish: () => undefined },
    } as unknown as Platform
    this.#copies = [new PayoutProviderSync(this.#platform), new PayoutProviderSync(this.#platform)]
    this.#adminService = new WithdrawalAdminService(this.#platform)
  }

  async take(): Promise<void> {
    const { clock } = this.#platform
    const [id, at] = [randomUUID(), clock.now()]
    const { id: memberId, merchant } = member
    await db.transaction().execute(async (tx) => {
      await insertWithdrawal(tx, {
        id,
        merchant,
        member_id: memberId,
        card_id: cardId,
        provider: 'opn',
        reference: null,
        state: 'waiting',
        currency: 'THB',
        amount: 100n,
        fee: 0n,
        signals: toJson([]),
        approvals: toJson([]),
        why: null,
        created_at: at,
        approved_at: null,
        closed_at: null,
      })
      const expiresAt = new Date(at.getTime() + 1_000 * DAY_MS)
      const hold = { id, merchant, memberId, currency: 'THB', amount: 100n, kind: 'withdrawal', expiresAt }
      await new Holds({ clock }).hold(tx, { ...hold, wallet: 'MAIN' })
    })
    this.orders.push(id)
  }

  async do(what: string, place: number, by: OperatorName): Promise<void> {
    const id = this.orders[place % this.orders.length] ?? ''
    if (what === 'approve') await refused(this.#adminService.approve(operatorNamed(by), id))
    if (what === 'refuse') await refused(this.#adminService.refuse(by, id, 'no'))
    if (what === 'ask') await refused(this.#adminService.ask(by, id))
    if (what === 'cancel') await this.#cancel(id)
    if (what === 'job') for (const key of await this.#keysOf(id)) await this.job(key, place)
    if (what === 'callback') await this.#callback(id)
    if (what === 'stranger') await this.#callback(id, 'trsf-invented')
    if (what === 'say') await this.say(id, by)
    if (what === 'pay')
      for (const one of await this.#transfersOf(id)) if (one.state === 'pending') one.state = 'paid'
    if (what === 'fail')
      for (const one of await this.#transfersOf(id)) if (one.state === 'pending') one.state = 'failed'
  }

  /** One of two copies does a job; it may be ended in the middle. */
  async job(key: string, copy: number): Promise<void> {
    const job = this.queue.next('payout', key)
    if (!job) return
    this.#copies[copy % 2]?.register()
    const killed = new Promise<'killed'>((resolve) => (this.company.kill = () => resolve('killed')))
    const work = this.queue.work?.(job, new AbortController().signal)
    const effect = await Promise.race([work, killed]).catch(() => undefined)
    if (effect === undefined || effect === 'killed') return
    const next = await db.transaction().execute(effect)
    if (!next) this.queue.waiting.delete(key)
  }

  /** An operator who looks at the company’s own page says what is there, or nothing while it is not known yet. */
  async say(id: string, by: OperatorName): Promise<void> {
    const [attempt] = await selectAttempts(db, 'payout', id)
    if (!attempt) return
    const [there] = this.company.of(attempt.id)
    if (there?.state === 'pending') return
    const outcome = {
      paid: there?.state === 'paid',
      evidence: 'the company’s own page',
      reference: there?.reference,
    }
    await refused(this.#adminService.sayOutcome(operatorNamed(by), id, outcome))
  }

  /** Whatever was wrong is over: all pending work is done. */
  async heal(): Promise<void> {
    this.company.isSilent = false
    for (const one of this.company.transfers) if (one.state === 'pending') one.state = 'paid'
    for (let round = 0; round < 3; round += 1)
      for (const id of this.orders) {
        this.company.mood = 'accept'
        this.nowMs += 2 * MINUTE_MS
        await this.do('job', round, 'anna')
        for (const one of await this.#transfersOf(id)) if (one.state === 'pending') one.state = 'paid'
        await this.do('ask', this.orders.indexOf(id), 'anna')
        for (const by of OPERATORS) await this.say(id, by)
        await refused(this.#adminService.refuse('anna', id, 'no'))
      }
    for (const id of this.orders) await refused(this.#adminService.ask('anna', id))
  }

  /** No order is paid twice, whatever is so far; and at the end each has one, and ours is the company’s word. */
  async expect(isOver: boolean): Promise<void> {
    for (const id of this.orders) {
      const transfers = await this.#transfersOf(id)
      const live = transfers.filter(({ state }) => state !== 'failed').length
      const row = await selectWithdrawal(db, id)
      if (live > 1) throw new Error(`paid ${live} times`)
      if (row?.disputed !== 0n) throw new Error(`disputed ${row?.disputed}`)
      if (!isOver) continue
      const paid = transfers.filter(({ state }) => state === 'paid').length
      if (!ENDS.includes(row.state)) throw new Error(`no end: ${row.state}`)
      if ((row.state === 'paid') !== (paid === 1))
        throw new Error(`${row.state}, and the company paid ${paid}`)
    }
  }

  async #keysOf(id: string): Promise<string[]> {
    return (await selectAttempts(db, 'payout', id)).map((one) => one.id)
  }
  async #transfersOf(id: string): Promise<Transfer[]> {
    return (await this.#keysOf(id)).flatMap((key) => this.company.of(key))
  }
  async #callback(id: string, reference?: string): Promise<void> {
    const [copy] = this.#copies
    for (const attempt of await selectAttempts(db, 'payout', id)) {
      const named = reference ?? this.company.of(attempt.id)[0]?.reference
      if (named !== undefined)
        await refused(copy?.callback(attempt, named, { by: 'provider' }) ?? Promise.resolve())
    }
  }
  /** As the member does. */
  async #cancel(id: string): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const row = await lockWithdrawal(tx, id)
      if (row?.state === 'waiting')
        await new WithdrawalBook(this.#platform).applyEvent(tx, row, { what: 'cancelled' }, { by: 'member' })
    })
  }
}

const place = fc.integer({ min: 0, max: 3 })
const steps = [
  fc
    .tuple(
      fc.constantFrom(
        'approve',
        'job',
        'job',
        'job',
        'ask',
        'callback',
        'stranger',
        'say',
        'pay',
        'fail',
        'refuse',
        'cancel',
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
    .constantFrom(MINUTE_MS, 90 * MINUTE_MS, 26 * 60 * MINUTE_MS)
    .map((ms) => new Step<World>(`after ${ms / MINUTE_MS} min`, (world) => void (world.nowMs += ms))),
]

const found = await fc.check(
  fc.asyncProperty(fc.commands(steps, { maxCommands: 30, size: 'max' }), async (commands) => {
    const world = new World()
    for (let i = 0; i < 2; i += 1) await world.take()
    for (const by of OPERATORS) await world.do('approve', 0, by)
    await fc.asyncModelRun(() => ({ model: { orders: 2 }, real: world }), commands)
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
    fault: fault?.what ?? null,
  }),
)
