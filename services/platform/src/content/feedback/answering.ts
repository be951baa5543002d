import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { insertAudit } from '#brands/index'
import { handle } from '#content/feedback/repository'
import { selectQueueRow, type QueueRow } from '#content/feedback/queue.repository'
import { sendMail } from '#content/mail/send-mail'
import { paragraphs } from '#content/rich-text/sanitise'
import type { Database } from '#db/database'
import { toJson } from '#db/json'

const ANSWERED = { EN: 'An answer to your feedback', TY: 'คำตอบสำหรับข้อเสนอแนะของคุณ' }
const QUOTE_INTRO = { EN: 'You wrote:', TY: 'คุณเขียนว่า:' }

/** One for operators; throws ApiError `feedback_unknown`. */
export async function requireFeedback(db: Database, id: string): Promise<QueueRow> {
  const row = await selectQueueRow(db, id)
  if (!row) throw new ApiError('feedback_unknown', { field: 'id' })
  return row
}

/**
 * Answers a member's feedback, or closes it where there is nothing to answer; the member gets the answer as a message too (CON-07,
 * PLT-09). Throws ApiError `feedback_unknown`, and `feedback_handled` where another operator was quicker.
 */
export async function endWaiting(
  { db, clock }: Platform,
  operator: string,
  id: string,
  answer: string | null,
): Promise<QueueRow> {
  const at = clock.now()
  return await db.transaction().execute(async (tx) => {
    const { merchant, member_id: memberId, content } = await requireFeedback(tx, id)
    const state = answer === null ? 'closed' : 'answered'
    if (!(await handle(tx, id, { state, answer, handled_at: at, handled_by: operator })))
      throw new ApiError('feedback_handled', { field: 'id' })
    const said = (language: 'EN' | 'TY'): string =>
      `${paragraphs(answer ?? '')}<hr /><p><em>${QUOTE_INTRO[language]}</em></p><blockquote>${paragraphs(content)}</blockquote>`
    if (answer !== null)
      await sendMail(tx, {
        id: `feedback:${id}`,
        merchant,
        memberId,
        kind: 'feedback',
        title: ANSWERED,
        content: { EN: said('EN'), TY: said('TY') },
        at,
      })
    await insertAudit(tx, {
      at,
      actor: operator,
      action: `feedback.${state}`,
      subject: `${merchant}.${id}`,
      detail: toJson(answer === null ? {} : { after: { answer } }),
    })
    return await requireFeedback(tx, id)
  })
}
