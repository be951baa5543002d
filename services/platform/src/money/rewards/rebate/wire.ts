import type { RebateClaim } from '@site/shared-api/contract/rebate'
import { toDecimal } from '#money/ledger/money'
import type { ClaimRow } from '#money/rewards/rebate/repository'

export function toRebateClaimDto(row: ClaimRow): RebateClaim {
  return {
    claimId: row.id,
    at: row.at.toISOString(),
    amount: toDecimal(row.amount, row.currency),
    currency: row.currency,
    by: row.by,
  }
}
