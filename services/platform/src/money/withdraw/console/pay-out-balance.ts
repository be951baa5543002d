import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { insertAudit } from '#brands/index'
import { toJson } from '#db/json'
import { retrying } from '#db/retrying'
import { findForLogin } from '#identity/index'
import { requireNoDebt } from '#money/debts/payouts-open'
import { lockMember } from '#money/ledger/accounts.repository'
import { Holds } from '#money/ledger/holds'
import { toDecimal } from '#money/ledger/money'
import { selectCards } from '#money/withdraw/cards/repository'
import { insertEvent, insertWithdrawal, selectWithdrawal } from '#money/withdraw/orders/repository'
import { WITHDRAWAL_STATES } from '#money/withdraw/orders/withdrawal-states'
import { selectRules } from '#money/withdraw/rules/repository'

/** A withdrawal's hold ends with the withdrawal, never by itself. */
const HELD_MS = 100 * 365 * 24 * 3_600_000

/**
 * Asks for all the cash of a member who cannot ask themselves, since they keep away from play (MEM-09): to their newest card,
 * without fee, once for each orderId. It waits for approval as every withdrawal does. Throws ApiError `member_unknown`,
 * `card_unknown`, `insufficient_funds`, `debt_open`, `transaction_conflict`.
 */
export async function payOutBalance(
  { clock, db, eventPublisher }: Platform,
  by: string,
  input: { merchant: string; account: string; orderId: string; why: string },
): Promise<{ orderId: string; amount: string; currency: string }> {
  const { merchant, orderId: id, why } = input
  const member = await findForLogin(db, merchant, input.account)
  if (!member) throw new ApiError('member_unknown', { field: 'account' })
  const rules = await selectRules(db, merchant)
  const holds = new Holds({ clock })
  const made = await retrying(() =>
    db.transaction().execute(async (tx) => {
      const accounts = await lockMember(tx, member.id)
      const known = await selectWithdrawal(tx, id)
      if (known && known.member_id !== member.id)
        throw new ApiError('transaction_conflict', { field: 'orderId' })
      if (known) return known
      const cash = accounts.find(({ wallet }) => wallet === 'MAIN')
      const amount = cash?.balance ?? 0n
      if (!cash || amount <= 0n) throw new ApiError('insufficient_funds')
      await requireNoDebt(tx, { memberId: member.id, currency: cash.currency })
      const card = (await selectCards(tx, member.id)).at(-1)
      if (!card) throw new ApiError('card_unknown')
      const now = clock.now()
      const { currency } = cash
      await insertWithdrawal(tx, {
        id,
        merchant,
        member_id: member.id,
        card_id: card.id,
        provider: rules.provider,
        reference: null,
        state: WITHDRAWAL_STATES.begin('waiting', 'operator'),
        currency,
        amount,
        fee: 0n,
        signals: toJson([]),
        approvals: toJson([]),
        why: null,
        created_at: now,
        approved_at: null,
        closed_at: null,
      })
      const expiresAt = new Date(now.getTime() + HELD_MS)
      const hold = { id, merchant, memberId: member.id, currency, amount, kind: 'withdrawal', expiresAt }
      await holds.hold(tx, { ...hold, wallet: 'MAIN' })
      await insertEvent(tx, { id, at: now, what: 'created', by, detail: { why } })
      await insertAudit(tx, {
        at: now,
        actor: by,
        action: 'withdrawal.asked_for_member',
        subject: `${merchant}/${id}`,
        detail: toJson({ account: member.account, amount: toDecimal(amount, currency), why }),
      })
      return { amount, currency }
    }),
  )
  eventPublisher.publish({ topic: 'balance', merchant, id: member.id })
  return { orderId: id, amount: toDecimal(made.amount, made.currency), currency: made.currency }
}
