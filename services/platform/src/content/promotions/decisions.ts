import type { approveReward, refuseReward } from '@site/shared-api/contract/promotion'
import type { BodyOf } from '@site/shared-api/contract/call'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { insertAudit } from '#brands/index'
import { sendMail } from '#content/mail/send-mail'
import { mailOf } from '#content/promotions/decision-mail'
import { titlesOf } from '#content/promotions/wire'
import { selectPromotion } from '#content/promotions/promotion.repository'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import { retrying } from '#db/retrying'
import { parseMinor, authoriseHandout, entryIdOf, Ledger, requireAdmission } from '#money/index'
import type { Operator } from '#operations/index'
import { decide, selectApplication, type ApplicationRow } from '#content/promotions/applications.repository'
import type { ApplicationState } from '@site/shared-api/contract/promotion'

type Reason = BodyOf<typeof refuseReward>['reason']

interface Decision {
  readonly id: string
  /** Of the operator. */
  readonly by: string
}

/** What operators make of applications: each is decided once, and money moves with the state or not at all (PLT-09). */
export class RewardDecisions {
  readonly #platform: Platform
  readonly #ledger: Ledger
  constructor(platform: Platform) {
    this.#platform = platform
    this.#ledger = new Ledger(platform)
  }

  /**
   * Approves what waits; an amount is paid in the same transaction, also to what was approved without one. Throws ApiError
   * `reward_unknown`, `reward_decided` with who and when, `invalid_input`, `self_excluded`, and ApprovalNeeded for an amount that
   * one person does not pay alone.
   */
  async approve(operator: Operator, id: string, { amount }: BodyOf<typeof approveReward>): Promise<void> {
    const by = operator.name
    const from: readonly ApplicationState[] = amount === null ? ['applied'] : ['applied', 'approved']
    await this.#decide({ id, by }, from, async (tx, row) => {
      if (amount === null) return await this.#settle(tx, row, { by, state: 'approved' })
      const minor = parseMinor(amount, row.currency, 'amount')
      const entryId = entryIdOf('reward', id)
      const { currency, member_id: memberId, merchant } = row
      const funds = { kind: 'reward', merchant, memberId, currency, amount: minor } as const
      const now = this.#platform.clock.now()
      const admission = await requireAdmission(tx, { ...funds, now })
      const authority = await authoriseHandout(tx, operator, {
        action: 'reward',
        merchant,
        account: await accountOf(tx, memberId),
        subject: id,
        amount: minor,
        currency,
        now,
      })
      await this.#ledger.post(tx, {
        id: entryId,
        merchant,
        kind: 'reward',
        currency,
        admission,
        authority,
        postings: [
          { account: { memberId: row.member_id, wallet: 'MAIN' }, amount: minor },
          { account: { wallet: 'HOUSE' }, amount: -minor },
        ],
      })
      await this.#settle(tx, row, {
        by,
        state: 'paid',
        amount: minor,
        entry_id: entryId,
        auditDetail: { amount },
      })
    })
  }

  /** Throws ApiError `reward_unknown`, `reward_decided` with who and when. */
  async refuse({ id, by }: Decision, reason: Reason): Promise<void> {
    const answer = 'text' in reason ? { EN: reason.text, TY: reason.text } : reason
    await this.#decide({ id, by }, ['applied'], (tx, row) =>
      this.#settle(tx, row, { by, state: 'refused', answer, auditDetail: { reason: answer } }),
    )
  }

  async #decide(
    { id }: Decision,
    from: readonly ApplicationState[],
    work: (tx: Database, row: ApplicationRow) => Promise<void>,
  ): Promise<void> {
    const { db, eventPublisher, turns } = this.#platform
    const known = await selectApplication(db, id)
    if (!known) throw new ApiError('reward_unknown', { field: 'id' })
    await turns.run(known.member_id, () =>
      retrying(() =>
        db.transaction().execute(async (tx) => {
          const row = await selectApplication(tx, id, true)
          if (!row) throw new ApiError('reward_unknown', { field: 'id' })
          if (!from.includes(row.state)) throw decided(row)
          await work(tx, row)
        }),
      ),
    )
    eventPublisher.publish({ topic: 'balance', merchant: known.merchant, id: known.member_id })
  }

  async #settle(
    tx: Database,
    row: ApplicationRow,
    {
      by,
      auditDetail: told = {},
      ...columns
    }: {
      by: string
      state: ApplicationState
      amount?: bigint
      entry_id?: string
      answer?: unknown
      auditDetail?: object
    },
  ): Promise<void> {
    const now = this.#platform.clock.now()
    await decide(tx, row.id, { ...columns, decided_at: now, decided_by: by })
    await this.#notifyMember(tx, { ...row, ...columns }, now)
    await insertAudit(tx, {
      at: now,
      actor: by,
      action: `reward.${columns.state}`,
      subject: row.id,
      detail: toJson({
        before: { state: row.state },
        after: { state: columns.state, ...told },
        merchant: row.merchant,
        promotion: row.promotion_id,
      }),
    })
  }

  /** The member's message is part of the decision: there with it, or not at all. */
  async #notifyMember(
    tx: Database,
    row: Pick<
      ApplicationRow,
      'id' | 'merchant' | 'member_id' | 'promotion_id' | 'state' | 'amount' | 'currency' | 'answer'
    >,
    at: Date,
  ): Promise<void> {
    const { merchant, promotion_id: id } = row
    const promotion = await selectPromotion(tx, { merchant, id, now: at })
    if (!promotion) return
    const words = mailOf(row, titlesOf(promotion.texts))
    await sendMail(tx, {
      id: `reward:${row.id}:${row.state}`,
      merchant,
      memberId: row.member_id,
      kind: 'reward',
      ...words,
      at,
    })
  }
}

/** Index: the primary key. */
async function accountOf(tx: Database, memberId: string): Promise<string> {
  const row = await tx.selectFrom('members').select('account').where('id', '=', memberId).executeTakeFirst()
  return row?.account ?? memberId
}

/** What the second of two reviewers hears. */
function decided({ state, decided_by, decided_at }: ApplicationRow): ApiError {
  return new ApiError('reward_decided', {
    field: 'id',
    data: { state, by: decided_by, at: decided_at?.toISOString() },
  })
}
