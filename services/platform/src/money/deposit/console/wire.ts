import type { ConsoleDeposit, ConsoleDepositDetail } from '@site/shared-api/contract/deposit-console'
import type { Database } from '#db/database'
import { NO_RULES } from '#money/deposit/channels/deposit-rules.managed'
import { selectRules } from '#money/deposit/channels/repository'
import { selectProposal, type ConsoleRow } from '#money/deposit/console/repository'
import { selectEvents, selectReceiptsOf, selectReversalsOf } from '#money/deposit/orders/repository'
import { toDecimal } from '#money/ledger/money'

/** A deposit as operators see it. */
export function toConsoleDepositDto(row: ConsoleRow): ConsoleDeposit {
  const money = (minor: bigint): string => toDecimal(minor, row.currency)
  return {
    id: row.id,
    merchant: row.merchant,
    account: row.account,
    channelId: row.channel_id,
    method: row.method,
    provider: row.provider,
    reference: row.reference,
    state: row.state,
    reason: row.reason,
    amount: money(row.amount),
    currency: row.currency,
    received: money(row.received),
    credited: row.credited === null ? null : money(row.credited),
    unclaimed: money(row.unclaimed),
    reversed: money(row.reversed),
    disputed: money(row.disputed),
    held: row.held,
    promotionId: row.promotion_id,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    hasSlip: row.has_slip,
  }
}

/** The same with its life, and what waits for a second person. */
export async function toConsoleDepositDetailDto(
  db: Database,
  row: ConsoleRow,
): Promise<ConsoleDepositDetail> {
  const [events, proposal, rules, receipts, reversals] = await Promise.all([
    selectEvents(db, row.id),
    selectProposal(db, row.id),
    selectRules(db, row.merchant),
    selectReceiptsOf(db, row.id),
    selectReversalsOf(db, row.id),
  ])
  return {
    ...toConsoleDepositDto(row),
    events: events.map(({ at, by, detail, id, what }) => ({
      id: id.toString(),
      at: at.toISOString(),
      what,
      by,
      // reason: an event's detail is written as an object
      detail: detail as Record<string, unknown>,
    })),
    receipts: receipts.map((receipt) => ({
      receiptId: receipt.receipt_id,
      amount: toDecimal(receipt.amount, receipt.currency),
      currency: receipt.currency,
      paidAt: receipt.paid_at.toISOString(),
    })),
    reversals: reversals.map((reversal) => ({
      reversalId: reversal.reversal_id,
      kind: reversal.kind,
      amount: toDecimal(reversal.amount, reversal.currency),
      currency: reversal.currency,
      debt: toDecimal(reversal.debt, reversal.currency),
      movedAt: reversal.moved_at.toISOString(),
    })),
    proposal: proposal
      ? {
          amount: toDecimal(proposal.amount, row.currency),
          why: proposal.why,
          by: proposal.by,
          at: proposal.at.toISOString(),
        }
      : null,
    twoPeopleFrom: (rules ?? NO_RULES).twoPeopleFrom,
  }
}
