import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import { selectDebt } from '#money/debts/repository'
import { toDecimal } from '#money/ledger/money'
import { isPayoutFrozen } from '#money/members/freeze/repository'

interface Holder {
  readonly memberId: string
  readonly currency: string
}

/** A member with a debt for a reversed deposit cannot withdraw (MEM-03). Throws ApiError `debt_open`. */
export async function requireNoDebt(db: Database, { currency, memberId }: Holder): Promise<void> {
  const debt = await selectDebt(db, memberId, currency)
  if (debt > 0n) throw new ApiError('debt_open', { data: { debt: toDecimal(debt, currency), currency } })
}

/**
 * Wherever money leaves a member’s account for outside, or for another member; under the member’s lock, in the transaction that
 * moves it. Throws ApiError `withdrawals_frozen`, `debt_open`.
 */
export async function requirePayoutsOpen(db: Database, holder: Holder): Promise<void> {
  if (await isPayoutFrozen(db, holder.memberId)) throw new ApiError('withdrawals_frozen')
  await requireNoDebt(db, holder)
}
