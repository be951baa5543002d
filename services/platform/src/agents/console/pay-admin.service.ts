import type { ConsoleContract } from '@site/shared-api/contract/agent-contract-console'
import type { ConsolePay } from '@site/shared-api/contract/agent-pay-console'
import type { FraudSignal } from '@site/shared-api/contract/agent-signal-console'
import type { PayKind } from '@site/shared-api/contract/agent-fields'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import type { LiveBrand } from '#brands/index'
import type { Database } from '#db/database'
import { retrying } from '#db/retrying'
import { brandNamed, note } from '#agents/console/agent-admin.service'
import type { ContractRow } from '#agents/contracts/contract.repository'
import { Contracts, toContractDto, type Offered } from '#agents/contracts/contracts'
import { PayBook } from '#agents/pay/pay-book'
import {
  insertRun,
  selectConsolePays,
  selectCorrections,
  selectRun,
  selectRuns,
  type ConsolePayRow,
  type RunWithTotals,
} from '#agents/pay/pay.repository'
import { momentsOfHour, queueRun } from '#agents/pay/pay-run'
import { lastDayOf, periodOf, type Period } from '#agents/pay/periods'
import { decideSignal, hasOpenSignals, lockSignal, releaseHeld, type SignalRow } from '#agents/pay/signals'
import { toPayDto } from '#agents/pay/view'
import { moveMember } from '#agents/tree/move'
import { parseMinor, authoriseHandout, dayOf, toDecimal } from '#money/index'
import { requireApproval, type Operator } from '#operations/index'

const BRAND = { brand: true } as const
const FIRST = { after: undefined, limit: 1 }

/** What operators do with contracts and pay of agents, with a reason, in the audit log (PLT-09). */
export class PayAdminService {
  readonly #platform: Platform
  readonly #contracts: Contracts
  readonly #book: PayBook
  constructor(platform: Platform) {
    this.#platform = platform
    this.#contracts = new Contracts(platform)
    this.#book = new PayBook(platform)
  }

  /** Throws what `Contracts.offer` throws, and `unknown_merchant`. */
  async offer(operator: Operator, merchant: string, offered: Offered): Promise<ConsoleContract> {
    const by = operator.name
    const brand = await brandNamed(this.#platform, merchant)
    const row = await retrying(() =>
      this.#platform.db.transaction().execute(async (tx) => {
        const made = await this.#contracts.offer(tx, brand, offered, null)
        requireContractApproval(operator, made)
        await this.#noteContract(tx, by, made, 'offered', {})
        return made
      }),
    )
    return this.toConsoleContractDto(row)
  }

  /** Throws what `Contracts` throws. */
  async answer(
    operator: Operator,
    id: string,
    { answer, why }: { answer: 'accept' | 'refuse' | 'withdraw' | 'end'; why: string },
  ): Promise<ConsoleContract> {
    const { db } = this.#platform
    const by = operator.name
    const found = await db
      .selectFrom('contract_offers')
      .select('merchant')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!found) throw new ApiError('contract_unknown', { field: 'id' })
    const brand = await brandNamed(this.#platform, found.merchant)
    const row = await db.transaction().execute(async (tx) => {
      const of = {
        accept: () => this.#contracts.accept(tx, brand, id, BRAND),
        refuse: () => this.#contracts.refuse(tx, id, BRAND, why),
        withdraw: () => this.#contracts.withdraw(tx, id, BRAND, why),
        end: () => this.#contracts.end(tx, brand, id, why),
      }
      const changed = await of[answer]()
      if (answer === 'accept') requireContractApproval(operator, changed)
      await this.#noteContract(tx, by, changed, answer, { why })
      return changed
    })
    return this.toConsoleContractDto(row)
  }

  toConsoleContractDto(row: ContractRow): ConsoleContract {
    const { isMine, ...contract } = toContractDto(row, this.#platform.clock.now(), BRAND)
    return { ...contract, merchant: row.merchant, currency: row.currency, isOurs: isMine }
  }

  /** Throws what `PayBook.correct` throws, and ApprovalNeeded for an amount that one person does not move alone. */
  async correct(
    operator: Operator,
    id: string,
    body: { correctionId: string; way: 'add' | 'take'; amount: string; why: string },
  ): Promise<ConsolePay> {
    const { clock, db, eventPublisher } = this.#platform
    const by = operator.name
    const [pay] = await selectConsolePays(db, { id }, FIRST)
    if (!pay) throw new ApiError('pay_unknown', { field: 'id' })
    const minor = parseMinor(body.amount, pay.currency, 'amount')
    const amount = body.way === 'add' ? minor : -minor
    const { kind, period } = pay
    await retrying(() =>
      db.transaction().execute(async (tx) => {
        const { correctionId, why } = body
        const correction = { id: correctionId, payId: id, amount, by, why }
        const isNew = await this.#book.correct(tx, correction, ({ currency, merchant }) =>
          authoriseHandout(tx, operator, {
            action: 'agent-pay-correction',
            merchant,
            account: pay.account,
            subject: correctionId,
            amount,
            currency,
            now: clock.now(),
          }),
        )
        if (!isNew) return
        await note(tx, this.#platform, {
          by,
          did: 'agent-pay.corrected',
          subject: `${pay.merchant}/${pay.account}`,
          detail: { pay: id, kind, period, amount: amount.toString(), why },
        })
      }),
    )
    eventPublisher.publish({ topic: 'balance', merchant: pay.merchant, id: pay.agent_id })
    const [dto] = await this.toConsolePayDtos(await selectConsolePays(db, { id }, FIRST))
    if (!dto) throw new ApiError('pay_unknown', { field: 'id' })
    return dto
  }

  async toConsolePayDtos(rows: readonly ConsolePayRow[]): Promise<ConsolePay[]> {
    const corrections = await selectCorrections(
      this.#platform.db,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => ({
      ...toPayDto(row),
      merchant: row.merchant,
      account: row.account,
      corrections: corrections
        .filter(({ pay_id: id }) => id === row.id)
        .map((one) => ({
          amount: toDecimal(one.amount, row.currency),
          by: one.made_by,
          why: one.why,
          at: one.at.toISOString(),
        })),
    }))
  }

  /** Throws ApiError `invalid_input` (field `period`), `unknown_merchant`, `transaction_conflict`. */
  async rerun(
    by: string,
    body: { id: string; merchant: string; kind: PayKind; period: string; why: string },
  ): Promise<RunWithTotals> {
    const { clock, db } = this.#platform
    const { id, kind, merchant, why } = body
    const brand = await brandNamed(this.#platform, merchant)
    const period = periodOf(kind, body.period)
    const at = clock.now()
    if (!period || !isOver(brand, period, at)) throw new ApiError('invalid_input', { field: 'period' })
    await db.transaction().execute(async (tx) => {
      const currency = brand.document.currency.code
      const isNew = await insertRun(tx, {
        id,
        merchant,
        kind,
        period: body.period,
        asked_by: by,
        currency,
        at,
      })
      const known = await selectRun(tx, id)
      if (known?.merchant !== merchant || known.kind !== kind || known.period !== body.period)
        throw new ApiError('transaction_conflict', { field: 'id' })
      if (!isNew) return
      await queueRun(this.#platform, tx, merchant, id)
      const detail = { kind, period: body.period, why }
      await note(tx, this.#platform, { by, did: 'agent-run.asked', subject: merchant, detail })
    })
    const [run] = await selectRuns(db, { id }, FIRST)
    if (!run) throw new Error('a run that was just written is gone')
    return run
  }

  /** Throws ApiError `signal_unknown`, `signal_decided`. */
  async decide(
    by: string,
    id: string,
    { state, why }: { state: 'cleared' | 'confirmed'; why: string },
  ): Promise<FraudSignal> {
    const { clock, db } = this.#platform
    const found = await db
      .selectFrom('agent_signals')
      .select('merchant')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!found) throw new ApiError('signal_unknown', { field: 'id' })
    // Read before the transaction, which on the embedded database lets no other statement through.
    const brand = await brandNamed(this.#platform, found.merchant)
    const row = await retrying(() =>
      db.transaction().execute(async (tx) => {
        const signal = await lockSignal(tx, id)
        if (!signal) throw new ApiError('signal_unknown', { field: 'id' })
        if (signal.state !== 'open') throw new ApiError('signal_decided', { data: { state: signal.state } })
        const now = clock.now()
        const decided = { state, decided_by: by, decided_at: now, why }
        await decideSignal(tx, id, decided)
        if (state === 'confirmed') {
          await releaseHeld(tx, signal.agent_id, 'refused')
          await moveMember(tx, { brand, memberId: signal.member_id, uplineId: null, now })
        } else if (!(await hasOpenSignals(tx, signal.agent_id))) await releaseHeld(tx, signal.agent_id, 'due')
        await note(tx, this.#platform, {
          by,
          did: `agent-signal.${state}`,
          subject: `${signal.merchant}/${signal.agent}`,
          detail: { member: signal.member, other: signal.other, kind: signal.kind, why },
        })
        return { ...signal, ...decided }
      }),
    )
    if (state === 'cleared') await this.#book.payDue(row.merchant)
    return toSignalDto(row)
  }

  #noteContract(tx: Database, by: string, row: ContractRow, did: string, detail: object): Promise<void> {
    const { account, id, kind, merchant, version } = row
    return note(tx, this.#platform, {
      by,
      did: `contract.${did}`,
      subject: `${merchant}/${account}`,
      detail: { contract: id, kind, version, ...detail },
    })
  }
}

/** What the house pays by contract two people agree to (PLT-09); in the transaction, which takes the contract back for the first. */
const requireContractApproval = (operator: Operator, row: ContractRow): void =>
  requireApproval(operator, {
    action: 'agent-contract',
    merchant: row.merchant,
    subject: row.account,
    changes: { before: {}, after: { kind: row.kind, terms: row.terms } },
  })

/** Whether a period is over where the brand is. */
function isOver(brand: LiveBrand, period: Period, now: Date): boolean {
  return period.kind === 'hourly'
    ? momentsOfHour(period, brand.document.timeZone, now).before <= now
    : lastDayOf(period) < dayOf(brand, now)
}

export function toSignalDto(row: SignalRow): FraudSignal {
  return {
    id: row.id,
    merchant: row.merchant,
    agent: row.agent,
    member: row.member,
    other: row.other,
    kind: row.kind,
    state: row.state,
    at: row.at.toISOString(),
    decidedBy: row.decided_by,
    why: row.why,
  }
}
