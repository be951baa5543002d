import type { AgentContract } from '@site/shared-api/contract/agent-contract'
import { contractTerms, type ContractTerms } from '@site/shared-api/contract/agent-fields'
import { hasContracts } from '@site/shared-api/contract/constants'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import type { LiveBrand } from '#brands/index'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import {
  contractAhead,
  insertOffer,
  lockContract,
  replaceFrom,
  selectContract,
  setOffer,
  type ContractRow,
} from '#agents/contracts/contract.repository'
import { rulesOf } from '#agents/rules/repository'
import { holdTree, memberNamed, uplineOf } from '#agents/tree/tree.repository'
import { addDays, dayOf, parseMinor } from '#money/index'

/** A side of a contract; operators are the brand's. */
export type Side = { readonly memberId: string } | { readonly brand: true }

/** An offer before it is written. */
export interface Offered {
  readonly id: string
  readonly account: string
  readonly terms: ContractTerms
  readonly note?: string | undefined
}

const DAY_MS = 86_400_000

/**
 * Offers of salaries and dividends, and what becomes of them (B1, SHL-31, MEM-08). What is agreed is agreed before a move or after
 * it, never beside it: a move ends what is with the previous upline.
 */
export class Contracts {
  readonly #platform: Pick<Platform, 'clock' | 'db'>
  constructor(platform: Pick<Platform, 'clock' | 'db'>) {
    this.#platform = platform
  }

  /**
   * Offers an agent a contract, of the brand or of an upline (`uplineId`), once for each id. Throws ApiError `member_unknown`,
   * `contract_needed`, `contract_above_own`, `contract_waiting`, `transaction_conflict`, `invalid_input`.
   */
  async offer(
    tx: Database,
    brand: LiveBrand,
    offered: Offered,
    uplineId: string | null,
  ): Promise<ContractRow> {
    const { id, terms } = offered
    requireAmounts(terms, brand.document.currency.code)
    await holdTree(tx, brand.merchant)
    const member = await memberNamed(tx, brand.merchant, offered.account)
    if (!member || member.status !== 'active' || !hasContracts(member.type))
      throw new ApiError('member_unknown', { field: 'account' })
    const known = await selectContract(tx, id)
    if (known) return assertSameRequest(known, { memberId: member.id, uplineId, terms })
    if (uplineId !== null) {
      if ((await uplineOf(tx, member.id))?.id !== uplineId)
        throw new ApiError('member_unknown', { field: 'account' })
      await this.#requireWithin(tx, uplineId, terms)
    }
    const by = uplineId === null ? 'brand' : 'upline'
    return await this.#write(tx, brand, offered, { memberId: member.id, uplineId, by, answers: null })
  }

  /** Throws ApiError `contract_unknown`, `contract_answered`, `contract_lapsed`, `contract_above_own`, `contract_needed`. */
  async accept(tx: Database, brand: LiveBrand, id: string, side: Side): Promise<ContractRow> {
    const now = this.#platform.clock.now()
    await holdTree(tx, brand.merchant)
    const offer = await this.#answerable(tx, id, side)
    const terms = contractTerms.parse(offer.terms)
    // What an upline agrees to is bounded as what they offer.
    if (offer.upline_id !== null) await this.#requireWithin(tx, offer.upline_id, terms)
    const day = addDays(dayOf(brand, now), 1)
    await replaceFrom(tx, { agentId: offer.member_id, kind: offer.kind, day, notId: id })
    await setOffer(tx, id, {
      state: 'accepted',
      answered_at: now,
      effective_from: day,
      answer: 'accepted',
    })
    return await this.#read(tx, id)
  }

  /** Throws as `accept`. */
  async refuse(tx: Database, id: string, side: Side, why: string | null): Promise<ContractRow> {
    await this.#answerable(tx, id, side)
    const answered_at = this.#platform.clock.now()
    await setOffer(tx, id, { state: 'refused', answered_at, why, answer: 'refused' })
    return await this.#read(tx, id)
  }

  /** Answers an offer by one of other terms of the same kind; the new one. Throws as `accept`, `invalid_input`. */
  async counter(
    tx: Database,
    brand: LiveBrand,
    of: { id: string; side: Side; with: Omit<Offered, 'account'> },
  ): Promise<ContractRow> {
    const known = await selectContract(tx, of.with.id)
    if (known?.answers === of.id && isSide(known, of.side)) return known
    await holdTree(tx, brand.merchant)
    const offer = await this.#answerable(tx, of.id, of.side)
    const { terms } = of.with
    if (terms.kind !== offer.kind) throw new ApiError('invalid_input', { field: 'terms.kind' })
    requireAmounts(terms, brand.document.currency.code)
    const isAgent = 'memberId' in of.side && of.side.memberId === offer.member_id
    if (!isAgent && offer.upline_id !== null) await this.#requireWithin(tx, offer.upline_id, terms)
    await setOffer(tx, of.id, {
      state: 'countered',
      answered_at: this.#platform.clock.now(),
      answer: 'refused',
    })
    return await this.#write(
      tx,
      brand,
      { ...of.with, account: offer.account },
      {
        memberId: offer.member_id,
        uplineId: offer.upline_id,
        by: isAgent ? 'agent' : offer.upline_id === null ? 'brand' : 'upline',
        answers: of.id,
      },
    )
  }

  /** Who offered takes it back. Throws ApiError `contract_unknown`, `contract_answered`, `contract_lapsed`. */
  async withdraw(tx: Database, id: string, side: Side, why: string | null): Promise<ContractRow> {
    const offer = await lockContract(tx, id)
    if (!offer || !isSide(offer, side) || isToAnswer(offer, side))
      throw new ApiError('contract_unknown', { field: 'id' })
    this.#requireOpen(offer)
    const answered_at = this.#platform.clock.now()
    // An offer that is closed is none to copies of before.
    await setOffer(tx, id, { state: 'withdrawn', answered_at, why, answer: 'refused' })
    return await this.#read(tx, id)
  }

  /** The brand ends a contract from tomorrow on. Throws ApiError `contract_unknown`, `contract_answered` where it does not hold. */
  async end(tx: Database, brand: LiveBrand, id: string, why: string): Promise<ContractRow> {
    const offer = await lockContract(tx, id)
    if (!offer) throw new ApiError('contract_unknown', { field: 'id' })
    if (offer.state !== 'accepted') throw new ApiError('contract_answered', { data: { state: offer.state } })
    const tomorrow = addDays(dayOf(brand, this.#platform.clock.now()), 1)
    const ended_on = offer.effective_from > tomorrow ? offer.effective_from : tomorrow
    await setOffer(tx, id, { state: 'ended', ended_on, why })
    return await this.#read(tx, id)
  }

  async #write(
    tx: Database,
    brand: LiveBrand,
    { id, note, terms }: Offered,
    of: {
      memberId: string
      uplineId: string | null
      by: 'brand' | 'upline' | 'agent'
      answers: string | null
    },
  ): Promise<ContractRow> {
    const now = this.#platform.clock.now()
    const { offerDays } = await rulesOf(tx, brand.merchant)
    const isNew = await insertOffer(tx, {
      id,
      merchant: brand.merchant,
      member_id: of.memberId,
      upline_id: of.uplineId,
      kind: terms.kind,
      offered_by: of.by,
      state: 'offered',
      terms: toJson(terms),
      effective_from: addDays(dayOf(brand, now), 1),
      ended_on: null,
      note: note === undefined || note === '' ? null : note,
      why: null,
      answers: of.answers,
      offered_at: now,
      expires_at: new Date(now.getTime() + offerDays * DAY_MS),
      answered_at: null,
    })
    if (!isNew) throw new ApiError('contract_waiting', { field: 'terms.kind' })
    return await this.#read(tx, id)
  }

  async #answerable(tx: Database, id: string, side: Side): Promise<ContractRow> {
    const offer = await lockContract(tx, id)
    if (!offer || !isSide(offer, side)) throw new ApiError('contract_unknown', { field: 'id' })
    this.#requireOpen(offer)
    // The one who made an offer does not answer it.
    if (!isToAnswer(offer, side)) throw new ApiError('contract_unknown', { field: 'id' })
    return offer
  }

  #requireOpen(offer: ContractRow): void {
    const state = stateOf(offer, this.#platform.clock.now())
    if (state === 'lapsed') throw new ApiError('contract_lapsed')
    if (state !== 'offered') throw new ApiError('contract_answered', { data: { state } })
  }

  /** An upline shares what they have: no rate above the highest of their own contract of the kind. */
  async #requireWithin(tx: Database, uplineId: string, terms: ContractTerms): Promise<void> {
    const own = await contractAhead(tx, { agentId: uplineId, kind: terms.kind })
    if (!own) throw new ApiError('contract_needed')
    const most = Math.max(...contractTerms.parse(own.terms).tiers.map(({ rate }) => rate))
    const at = terms.tiers.findIndex(({ rate }) => rate > most)
    if (at >= 0) throw new ApiError('contract_above_own', { field: `terms.tiers.${at}.rate`, data: { most } })
  }

  async #read(tx: Database, id: string): Promise<ContractRow> {
    const row = await selectContract(tx, id)
    if (!row) throw new ApiError('contract_unknown', { field: 'id' })
    return row
  }
}

/** Amounts have the decimals of the currency, tiers rise. */
function requireAmounts(terms: ContractTerms, currency: string): void {
  const amounts = terms.tiers.map(({ least }, at) =>
    /^0(\.0+)?$/.test(least) ? 0n : parseMinor(least, currency, `terms.tiers.${at}.least`),
  )
  const at = amounts.findIndex((amount, i) => i > 0 && amount <= (amounts[i - 1] ?? 0n))
  if (at > 0)
    throw new ApiError('invalid_input', {
      field: `terms.tiers.${at}.least`,
      message: 'Each tier begins above the one before',
    })
}

function isSide({ member_id, upline_id }: ContractRow, side: Side): boolean {
  return 'brand' in side ? upline_id === null : side.memberId === member_id || side.memberId === upline_id
}

/** Whether it is this side's turn to answer. */
export function isToAnswer({ member_id, offered_by, upline_id }: ContractRow, side: Side): boolean {
  if ('brand' in side) return upline_id === null && offered_by === 'agent'
  return offered_by === 'agent' ? side.memberId === upline_id : side.memberId === member_id
}

export function stateOf({ expires_at, state }: ContractRow, now: Date): AgentContract['state'] {
  return state === 'offered' && expires_at <= now ? 'lapsed' : state
}

function assertSameRequest(
  known: ContractRow,
  input: { memberId: string; uplineId: string | null; terms: ContractTerms },
): ContractRow {
  const isSame =
    known.member_id === input.memberId &&
    known.upline_id === input.uplineId &&
    JSON.stringify(contractTerms.parse(known.terms)) === JSON.stringify(contractTerms.parse(input.terms))
  if (!isSame) throw new ApiError('transaction_conflict', { field: 'id' })
  return known
}

/** A contract as one of its sides sees it. */
export function toContractDto(row: ContractRow, now: Date, side: Side): AgentContract {
  const state = stateOf(row, now)
  return {
    id: row.id,
    version: row.version,
    kind: row.kind,
    state,
    agent: row.account,
    upline: row.upline,
    offeredBy: row.offered_by,
    terms: contractTerms.parse(row.terms),
    effectiveFrom: row.effective_from,
    endedOn: row.ended_on,
    note: row.note,
    answers: row.answers,
    offeredAt: row.offered_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    why: row.why,
    isMine: state === 'offered' && isToAnswer(row, side),
  }
}
