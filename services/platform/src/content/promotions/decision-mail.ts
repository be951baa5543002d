import { localisedText, type LocalisedText } from '#api/texts/localised'
import type { Said } from '#content/mail/texts'
import { paragraphs } from '#content/rich-text/sanitise'
import { toDecimal } from '#money/index'
import type { ApplicationRow } from '#content/promotions/applications.repository'

type Decided = Pick<ApplicationRow, 'state' | 'amount' | 'currency' | 'answer'>

const SUBJECT = {
  paid: { EN: 'Your reward was paid', TY: 'จ่ายรางวัลของคุณแล้ว' },
  approved: { EN: 'Your reward is approved', TY: 'รางวัลของคุณได้รับอนุมัติแล้ว' },
  refused: { EN: 'Your application was refused', TY: 'คำขอของคุณไม่ได้รับอนุมัติ' },
} as const

/** What a decision says to the member, in both languages; what an operator typed in it is text. */
export function mailOf(
  { state, amount, currency, answer }: Decided,
  promotion: LocalisedText,
): { title: Said; content: Said } {
  const title = state === 'applied' ? SUBJECT.approved : SUBJECT[state]
  const paid = amount === null ? '' : `${toDecimal(amount, currency)} ${currency}`
  const why = answer === null || answer === undefined ? undefined : localisedText.parse(answer)
  const said = {
    EN: {
      paid: `${paid} for “${promotion.EN}” is in your main wallet.`,
      approved: `Your reward of “${promotion.EN}” is approved.`,
      refused: `Your application for “${promotion.EN}” was refused: ${why?.EN ?? ''}`,
    },
    TY: {
      paid: `${paid} จากโปรโมชัน “${promotion.TY}” เข้ากระเป๋าหลักของคุณแล้ว`,
      approved: `รางวัลของโปรโมชัน “${promotion.TY}” ได้รับอนุมัติแล้ว`,
      refused: `คำขอสำหรับโปรโมชัน “${promotion.TY}” ไม่ได้รับอนุมัติ: ${why?.TY ?? ''}`,
    },
  }
  const outcome = state === 'applied' ? 'approved' : state
  return { title, content: { EN: paragraphs(said.EN[outcome]), TY: paragraphs(said.TY[outcome]) } }
}
