import type { LanguageCode } from '@site/shared-api/contract/constants'
import { MAIL_KINDS, type MailDetail, type MailRow } from '@site/shared-api/contract/mail'
import { z } from 'zod'
import type { InboxRow } from '#content/mail/repository'
import { saidIn, storedTexts } from '#content/mail/texts'
import { plainText, sanitised } from '#content/rich-text/sanitise'

/** What a row of the list has room for. */
const MOST_PREVIEW = 140
/** A copy of the platform that is older than a kind shows it as news. */
const kind = z.enum(MAIL_KINDS).catch('news')

const said = (row: InboxRow, language: LanguageCode) => ({
  id: row.id,
  kind: kind.parse(row.kind),
  title: saidIn(storedTexts(row.texts).title, language),
  sentAt: row.sent_at.toISOString(),
  read: row.read_at !== null,
})

export function toMailRow(row: InboxRow, language: LanguageCode): MailRow {
  const text = plainText(saidIn(storedTexts(row.texts).content, language))
  const preview = text.length > MOST_PREVIEW ? `${text.slice(0, MOST_PREVIEW).trimEnd()}…` : text
  return { ...said(row, language), preview }
}

export function toMailDetail(row: InboxRow, language: LanguageCode, hosts: readonly string[]): MailDetail {
  return {
    ...said(row, language),
    content: sanitised(saidIn(storedTexts(row.texts).content, language), hosts),
  }
}
