import { LANGUAGES } from '@site/config'
import { storedBrandSchema } from '@site/config/schema'
import { helpDocument, type HelpDocument } from '@site/shared-api/contract/managed-documents'
import { sql } from 'kysely'
import { ApiError } from '#api/api-error'
import { selectBrand } from '#brands/index'
import { titleOf } from '#content/announcements/managed/title'
import { neededBy } from '#content/help/needed-tags'
import { archiveTopic, MOST_TOPICS, selectTopic, selectTopics, upsertTopic } from '#content/help/repository'
import { storedTopic } from '#content/help/wire'
import { clean } from '#content/rich-text/clean'
import { pictureHostProblems, pictureHosts } from '#content/rich-text/picture-hosts'
import type { Database } from '#db/database'
import { parsed, problem, type ManagedSource, type Named, type Problem } from '#operations/index'

const NO_TEXT = { EN: '', TY: '' }
const offered = storedBrandSchema.pick({ languages: true, imageHosts: true, pictureHosts: true })

/** Topics of the help centre, terms and privacy among them (CON-06). */
export const managed: ManagedSource = {
  kind: 'help',
  owner: 'brand',
  mayCreate: true,
  schema: helpDocument,
  blank: () => ({ tag: '', title: NO_TEXT, content: NO_TEXT, items: [], order: 0 }),
  titleOf,
  shownAt: (_named, { tag }) => `/m/help?tag=${String(tag)}`,
  live: sql`select merchant || '.' || id as id, merchant, concat_ws(' · ', nullif(texts->'title'->>'EN', ''),
    nullif(nullif(texts->'title'->>'TY', ''), texts->'title'->>'EN')) as title, sort as place
    from help_topics where archived_at is null`,
  async read(db, named) {
    const row = await selectTopic(db, named)
    if (!row) return undefined
    const { title, content, items } = storedTopic(row)
    return { tag: row.tag, title, content, items, order: row.sort }
  },
  clean,
  async judge(db, { id, merchant, document, before }) {
    const read = parsed(helpDocument, document)
    if ('problems' in read) return read
    const problems = [
      ...(await saidProblems(db, merchant ?? '', read.document)),
      ...(await tagProblems(db, { id, merchant }, read.document.tag, before?.['tag'])),
    ]
    return problems.length > 0 ? { problems } : { document: clean(read.document) }
  },
  async apply(tx, { id, merchant, document }) {
    const { tag, title, content, items, order } = helpDocument.parse(document)
    await upsertTopic(tx, {
      merchant: merchant ?? '',
      id,
      tag,
      texts: { title, content },
      items,
      sort: order,
    })
    return {}
  },
  async remove(tx, named, now) {
    const row = await selectTopic(tx, named)
    const needed = row && neededBy(row.tag)
    if (row && needed !== undefined)
      throw new ApiError('help_needed', { field: 'tag', data: { tag: row.tag, neededBy: needed } })
    await archiveTopic(tx, named, now)
  },
}

/** Each title in each of the brand’s languages; each question with an answer; pictures from where the brand allows them. */
async function saidProblems(db: Database, merchant: string, document: HelpDocument): Promise<Problem[]> {
  const brand = await selectBrand(db, merchant)
  const known = offered.safeParse(brand?.document).data
  const languages = known?.languages ?? LANGUAGES
  const unsaid = (field: string, said: HelpDocument['title']): Problem[] =>
    languages
      .filter((language) => said[language].trim() === '')
      .map((language) => problem(`${field}.${language}`, 'Say it in each of the brand’s languages'))
  const tags = document.items.map(({ tag }) => tag)
  return [
    ...unsaid('title', document.title),
    ...(document.items.length === 0 ? unsaid('content', document.content) : []),
    ...document.items.flatMap(({ tag, title, content }, at) => [
      ...unsaid(`items.${at}.title`, title),
      ...unsaid(`items.${at}.content`, content),
      ...(tags.indexOf(tag) === at ? [] : [problem(`items.${at}.tag`, 'Another question has this tag')]),
    ]),
    ...pictureHostProblems(document, known ? pictureHosts(known) : []),
  ]
}

/** A tag leads to one topic, and the site’s own links go on leading somewhere. */
async function tagProblems(
  db: Database,
  { id, merchant }: Named,
  tag: string,
  before: unknown,
): Promise<Problem[]> {
  const others = (await selectTopics(db, merchant ?? '')).filter((row) => row.id !== id)
  const needed = typeof before === 'string' && before !== tag ? neededBy(before) : undefined
  return [
    ...(others.some((row) => row.tag === tag)
      ? [problem('tag', `Another topic has the tag ${tag}`, 'document_taken')]
      : []),
    ...(needed === undefined
      ? []
      : [problem('tag', `${needed} leads to the tag ${String(before)}`, 'help_needed')]),
    ...(before === undefined && others.length >= MOST_TOPICS
      ? [problem('tag', `A brand has ${MOST_TOPICS} topics at most`, 'help_full')]
      : []),
  ]
}
