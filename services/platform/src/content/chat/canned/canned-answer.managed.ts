import { LANGUAGES } from '@site/config'
import { storedBrandSchema } from '@site/config/schema'
import { cannedAnswerDocument } from '@site/shared-api/contract/managed-documents'
import { sql } from 'kysely'
import { selectBrand } from '#brands/index'
import { titleOf } from '#content/announcements/managed/title'
import {
  archiveCanned,
  MOST_CANNED,
  selectCanned,
  selectCannedAnswers,
  toCanned,
  upsertCanned,
} from '#content/chat/canned/repository'
import { parsed, problem, type ManagedSource } from '#operations/index'

const NO_TEXT = { EN: '', TY: '' }
const offered = storedBrandSchema.pick({ languages: true })

/** Ready answers of customer service, plain text in both languages (CON-08). */
export const managed: ManagedSource = {
  kind: 'canned-answer',
  owner: 'brand',
  mayCreate: true,
  schema: cannedAnswerDocument,
  blank: () => ({ title: NO_TEXT, text: NO_TEXT, order: 0 }),
  titleOf,
  live: sql`select merchant || '.' || id as id, merchant, concat_ws(' · ', nullif(title->>'EN', ''),
    nullif(nullif(title->>'TY', ''), title->>'EN')) as title, sort as place from canned_answers where archived_at is null`,
  async read(db, named) {
    const row = await selectCanned(db, named)
    if (!row) return undefined
    const { title, text } = toCanned(row)
    return { title, text, order: row.sort }
  },
  async judge(db, { merchant, document, before }) {
    const read = parsed(cannedAnswerDocument, document)
    if ('problems' in read) return read
    const brand = await selectBrand(db, merchant ?? '')
    const languages = offered.safeParse(brand?.document).data?.languages ?? LANGUAGES
    const problems = (['title', 'text'] as const).flatMap((field) =>
      languages
        .filter((language) => read.document[field][language] === '')
        .map((language) => problem(`${field}.${language}`, 'Say it in each of the brand’s languages')),
    )
    if (before === undefined && (await selectCannedAnswers(db, merchant ?? '')).length >= MOST_CANNED)
      problems.push(problem('title', `A brand has ${MOST_CANNED} ready answers at most`, 'document_taken'))
    return problems.length > 0 ? { problems } : read
  },
  async apply(tx, { id, merchant, document }) {
    const { title, text, order } = cannedAnswerDocument.parse(document)
    await upsertCanned(tx, { merchant: merchant ?? '', id, title, texts: text, sort: order })
    return {}
  },
  remove: archiveCanned,
}
