import {
  WITHDRAWAL_SIGNALS,
  type ConsoleCard,
  type ConsoleWithdrawal,
  type ConsoleWithdrawalDetail,
  type PayoutAttempt,
} from '@site/shared-api/contract/withdraw-console'
import type { WithdrawRulesDocument } from '@site/shared-api/contract/managed-documents'
import { z } from 'zod'
import type { Database } from '#db/database'
import { selectAttempts, selectProposals } from '#money/attempts/repository'
import { toDecimal, toMinor } from '#money/ledger/money'
import { bankNameOf } from '#money/withdraw/cards/cards'
import { selectConsoleCards, type ConsoleCardRow } from '#money/withdraw/cards/repository'
import { selectContext, type ConsoleRow } from '#money/withdraw/console/repository'
import { selectEvents } from '#money/withdraw/orders/repository'
import { lastDepositOf } from '#money/withdraw/orders/signals'
import { NO_RULES, selectRules } from '#money/withdraw/rules/repository'

const MOST_CARDS = 50
const storedSignals = z.array(z.enum(WITHDRAWAL_SIGNALS))
const storedApprovals = z.array(z.object({ by: z.string(), at: z.iso.datetime() }))
export type Approval = z.output<typeof storedApprovals>[number]

export const approvalsOf = (row: { approvals: unknown }): Approval[] => storedApprovals.parse(row.approvals)

/** How many people have to approve an amount; a brand that has said nothing asks two for every one. */
export const neededFor = (
  amount: bigint,
  { twoPeopleFrom }: WithdrawRulesDocument,
  currency: string,
): number => (twoPeopleFrom === NO_RULES.twoPeopleFrom || amount >= toMinor(twoPeopleFrom, currency) ? 2 : 1)

/** A withdrawal as operators see it. */
export function toConsole(row: ConsoleRow, rules: WithdrawRulesDocument): ConsoleWithdrawal {
  const money = (minor: bigint): string => toDecimal(minor, row.currency)
  return {
    id: row.id,
    merchant: row.merchant,
    account: row.account,
    state: row.state,
    amount: money(row.amount),
    fee: money(row.fee),
    net: money(row.amount - row.fee),
    currency: row.currency,
    bankName: bankNameOf(row.bank, rules, 'EN'),
    number: row.shown,
    holder: row.holder,
    provider: row.provider,
    reference: row.reference,
    signals: storedSignals.parse(row.signals),
    approvals: approvalsOf(row),
    needed: neededFor(row.amount, rules, row.currency),
    disputed: money(row.disputed),
    outcomeNeeded: row.outcome_needed,
    why: row.why,
    createdAt: row.created_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
  }
}

/** A list of several brands, each by its own rules. */
export async function toConsoleList(db: Database, rows: readonly ConsoleRow[]): Promise<ConsoleWithdrawal[]> {
  const rules = await rulesOf(db, rows)
  return rows.map((row) => toConsole(row, rules.get(row.merchant) ?? NO_RULES))
}

/** The same with its life, and whose it is. */
export async function toDetail(db: Database, row: ConsoleRow): Promise<ConsoleWithdrawalDetail> {
  const { currency, member_id: memberId } = row
  const [rules, events, context, last, cards] = await Promise.all([
    selectRules(db, row.merchant),
    selectEvents(db, row.id),
    selectContext(db, { memberId, currency }),
    lastDepositOf(db, memberId),
    selectConsoleCards(db, { memberId }, { after: undefined, limit: MOST_CARDS }),
  ])
  const money = (minor: bigint): string => toDecimal(minor, currency)
  return {
    ...toConsole(row, rules),
    attempts: await toAttempts(db, row.id),
    events: events.map(({ at, by, detail, id, what }) => ({
      id: id.toString(),
      at: at.toISOString(),
      what,
      by,
      // reason: an event's detail is written as an object
      detail: detail as Record<string, unknown>,
    })),
    member: {
      registeredAt: context.registered_at.toISOString(),
      payeeName: context.payee_name,
      balance: money(context.balance),
      deposited: money(context.deposited),
      withdrawn: money(context.withdrawn),
      lastDeposit: last
        ? { amount: money(last.amount), at: last.at.toISOString(), playedSince: money(last.playedSince) }
        : null,
      cards: cards.map((card) => toConsoleCard(card, rules)),
    },
  }
}

async function toAttempts(db: Database, orderId: string): Promise<PayoutAttempt[]> {
  const attempts = await selectAttempts(db, 'payout', orderId)
  const proposals = await selectProposals(
    db,
    'payout',
    attempts.map(({ id }) => id),
  )
  return attempts.map((attempt) => {
    const proposal = proposals.find(({ attempt_id: id }) => id === attempt.id)
    return {
      id: attempt.id,
      state: attempt.state,
      reference: attempt.reference,
      reason: attempt.reason,
      createdAt: attempt.created_at.toISOString(),
      sentAt: attempt.sent_at?.toISOString() ?? null,
      notFoundAt: attempt.looked_at?.toISOString() ?? null,
      failedAt: attempt.failed_at?.toISOString() ?? null,
      proposal: proposal
        ? {
            outcome: proposal.paid ? 'paid' : 'not_paid',
            reference: proposal.reference,
            evidence: proposal.evidence,
            by: proposal.by,
            at: proposal.at.toISOString(),
          }
        : null,
    }
  })
}

export const toConsoleCard = (row: ConsoleCardRow, rules: WithdrawRulesDocument): ConsoleCard => ({
  id: row.id,
  merchant: row.merchant,
  account: row.account,
  bankName: bankNameOf(row.bank, rules, 'EN'),
  kind: row.kind,
  holder: row.holder,
  number: row.shown,
  sharedWith: row.shared,
  addedAt: row.created_at.toISOString(),
  removedAt: row.removed_at?.toISOString() ?? null,
  removedBy: row.removed_by,
  removedWhy: row.removed_why,
})

export async function toConsoleCards(db: Database, rows: readonly ConsoleCardRow[]): Promise<ConsoleCard[]> {
  const rules = await rulesOf(db, rows)
  return rows.map((row) => toConsoleCard(row, rules.get(row.merchant) ?? NO_RULES))
}

async function rulesOf(
  db: Database,
  rows: readonly { merchant: string }[],
): Promise<Map<string, WithdrawRulesDocument>> {
  const merchants = [...new Set(rows.map(({ merchant }) => merchant))]
  const rules = await Promise.all(merchants.map((merchant) => selectRules(db, merchant)))
  return new Map(merchants.map((merchant, at) => [merchant, rules[at] ?? NO_RULES]))
}
