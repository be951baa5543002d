import { createHash } from 'node:crypto'
import type { MailKind } from '@site/shared-api/contract/mail'
import { insertMail } from '#content/mail/repository'
import type { Said } from '#content/mail/texts'
import { sanitise } from '#content/rich-text/sanitise'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import { publishEvent } from '#db/signals/signal'

/** A message to one member. */
export interface NewMail {
  /** What the message is of, made by the caller (`reward:<application>:paid`): the same one for the same member is sent once. */
  readonly id: string
  readonly merchant: string
  readonly memberId: string
  readonly kind: MailKind
  /** Plain text. */
  readonly title: Said
  /** HTML, sanitised here; text that a person typed goes through `paragraphs` first. */
  readonly content: Said
  readonly at: Date
}

/**
 * Sends a message within the caller's transaction: it exists once that commits, and the member's open pages are notified then
 * (CON-07, SHL-24). Once for each id and member; false where it was sent before.
 */
export async function sendMail(tx: Database, mail: NewMail): Promise<boolean> {
  const { merchant, memberId, kind, title, content, at } = mail
  const clean = Object.fromEntries(
    Object.entries(content).map(([language, html]) => [language, sanitise(html ?? '')]),
  )
  const isNew = await insertMail(tx, {
    id: mailIdOf(mail),
    member_id: memberId,
    kind,
    texts: toJson({ title, content: clean }),
    mailing_id: null,
    sent_at: at,
    read_at: null,
    deleted_at: null,
  })
  if (isNew) await publishEvent(tx, { topic: 'inbox', merchant, id: memberId })
  return isNew
}

/** The id of the row behind a caller's id. */
function mailIdOf({ id, memberId }: Pick<NewMail, 'id' | 'memberId'>): string {
  const hex = createHash('sha256').update(`mail ${memberId} ${id}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
