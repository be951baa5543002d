import { audience, type Mailing } from '@site/shared-api/contract/mailing'
import { storedTexts } from '#content/mail/texts'
import type { MailingRow } from '#content/mailing/repository'

const both = ({ EN = '', TY = '' }: { EN?: string | undefined; TY?: string | undefined }) => ({ EN, TY })

export function toMailing(row: MailingRow): Mailing {
  const { title, content } = storedTexts(row.texts)
  return {
    id: row.id,
    audience: audience.parse(row.audience),
    title: both(title),
    content: both(content),
    state: row.state,
    sendAt: row.send_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    delivered: row.reached,
    read: row.read,
    takenBackAt: row.taken_back_at?.toISOString() ?? null,
    takenBackBy: row.taken_back_by,
  }
}
