import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { WithdrawRulesDocument } from '@site/shared-api/contract/managed-documents'
import type { Withdrawal } from '@site/shared-api/contract/withdraw'
import { toDecimal } from '#money/ledger/money'
import { bankNameOf } from '#money/withdraw/cards/cards'
import type { WithdrawalRow } from '#money/withdraw/orders/repository'

/** A withdrawal as its member sees it, in the language of the call and the brand's days. */
export function toWithdrawal(
  row: WithdrawalRow,
  context: { rules: WithdrawRulesDocument; language: LanguageCode; timeZone: string },
): Withdrawal {
  const money = (minor: bigint): string => toDecimal(minor, row.currency)
  return {
    orderId: row.id,
    state: row.state,
    amount: money(row.amount),
    fee: money(row.fee),
    net: money(row.amount - row.fee),
    currency: row.currency,
    bankName: bankNameOf(row.bank, context.rules, context.language),
    number: row.shown,
    holder: row.holder,
    why: row.why,
    createdAt: row.created_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    timeZone: context.timeZone,
  }
}
