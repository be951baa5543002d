import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import type { Database } from '#db/database'
import { SENT_LIMIT_MS } from '#money/attempts/payment-attempts'
import {
  deleteProposal,
  endAttempt,
  selectProposals,
  updateAttempt,
  upsertProposal,
  type Attempt,
} from '#money/attempts/repository'
import { insertEvent, takeOffBook, type WithdrawalRow } from '#money/withdraw/orders/repository'
import { payoutAttempts } from '#money/withdraw/orders/withdrawal-attempts'
import { WithdrawalBook } from '#money/withdraw/orders/withdrawal-book'
import { requireSecondPerson, type Operator } from '#operations/index'

/** What an operator says became of a payout, and where that was seen. */
export interface Outcome {
  readonly paid: boolean
  readonly evidence: string
  /** What the provider calls the payout that was paid. */
  readonly reference?: string | undefined
}

/** What two operators say became of a payout that its provider does not report, or reports in two ways (MEM-03, PLT-09). */
export class PayoutOutcomes {
  readonly #clock: Platform['clock']
  readonly #book: WithdrawalBook
  constructor(deps: Pick<Platform, 'clock'>) {
    this.#clock = deps.clock
    this.#book = new WithdrawalBook(deps)
  }

  /**
   * The first person proposes; another one who says the same decides. What was done, for the audit log. Throws ApiError
   * `withdraw_closed` where there is nothing to be said, `second_person_needed`.
   */
  async say(
    tx: Database,
    row: WithdrawalRow,
    operator: Operator,
    said: Outcome,
  ): Promise<{ did: 'outcome_proposed' | 'outcome_decided'; detail: object; row: WithdrawalRow }> {
    const at = this.#clock.now()
    const actor = operator.name
    const attempt = (await payoutAttempts(tx, row.id, at)).find((one) => isUndecided(one, row, at))
    if (!attempt) throw new ApiError('withdraw_closed', { data: { state: row.state } })
    const { evidence, paid } = said
    const reference = said.reference ?? null
    const [proposal] = await selectProposals(tx, 'payout', [attempt.id])
    const detail = { paid, evidence, reference, attempt: attempt.id }
    if (!proposal || proposal.paid !== paid || proposal.reference !== reference) {
      const { id: attemptId, kind } = attempt
      await upsertProposal(tx, { kind, attempt_id: attemptId, paid, reference, evidence, by: actor, at })
      await insertEvent(tx, { id: row.id, at, what: 'outcome-proposed', by: actor, detail })
      return { did: 'outcome_proposed', detail, row }
    }
    await requireSecondPerson(tx, { first: proposal.by, second: operator, now: at })
    await deleteProposal(tx, attempt)
    const both = { ...detail, proposedBy: proposal.by, proposedEvidence: proposal.evidence }
    await insertEvent(tx, { id: row.id, at, what: 'outcome-decided', by: actor, detail: both })
    return { did: 'outcome_decided', detail: both, row: await this.#decide(tx, row, attempt, actor, said) }
  }

  async #decide(
    tx: Database,
    row: WithdrawalRow,
    attempt: Attempt,
    by: string,
    { paid, reference }: Outcome,
  ): Promise<WithdrawalRow> {
    const at = this.#clock.now()
    const doing = { by, detail: { attempt: attempt.id } }
    if (attempt.failed_at !== null) {
      await updateAttempt(tx, attempt, { answered_at: at })
      if (paid) return row
      const next = await this.#book.moveByHand(tx, row, { attempt, kind: 'returned' }, doing)
      await takeOffBook(tx, row.id)
      return next
    }
    const end = paid ? { reference: reference ?? null, at } : { reason: 'operator', at }
    if (!(await endAttempt(tx, attempt, [paid ? 'accept' : 'refuse', 'two operators'], end)))
      throw new ApiError('withdraw_closed', { data: { state: row.state } })
    return paid
      ? await this.#book.moveByHand(tx, row, { attempt, kind: 'paid' }, doing)
      : await this.#book.notAccepted(tx, row, { ...attempt, reason: 'operator' }, 'two operators')
  }
}

/** Its provider has not said, or has taken back what it said, and no operator has answered yet. */
function isUndecided(attempt: Attempt, { state }: WithdrawalRow, now: Date): boolean {
  if (attempt.failed_at !== null) return attempt.answered_at === null && state === 'paid'
  if (attempt.state === 'unknown') return true
  return (
    attempt.state === 'sent' &&
    attempt.sent_at !== null &&
    now.getTime() - attempt.sent_at.getTime() > SENT_LIMIT_MS
  )
}
