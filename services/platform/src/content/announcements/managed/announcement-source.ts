import type { ManagedKind } from '@site/shared-api/contract/managed-kinds'
import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { clean } from '#content/rich-text/clean'
import { contentProblems } from '#content/announcements/managed/rules'
import {
  archiveAnnouncement,
  selectAnnouncement,
  upsertAnnouncement,
  type AnnouncementColumns,
  type StoredAnnouncement,
} from '#content/announcements/managed/repository'
import { titleOf, TITLE } from '#content/announcements/managed/title'
import { parsed, type Content, type ManagedSource, type Named } from '#operations/index'

/** What a kind of announcements has of its own. */
interface Own<Document extends Content> {
  readonly kind: ManagedKind
  readonly schema: z.ZodType<Document>
  /** Which rows of `announcements` are of it. */
  readonly rows: RawBuilder<boolean>
  readonly blank: Content
  shownAt(named: Named, document: Content): string
  toDocument(row: StoredAnnouncement): Content
  toColumns(document: Document): AnnouncementColumns
}

/** A kind whose documents are rows of `announcements`. */
export function announcementSource<Document extends Content>(own: Own<Document>): ManagedSource {
  return {
    kind: own.kind,
    owner: 'brand',
    mayCreate: true,
    schema: own.schema,
    blank: (now) => ({ ...own.blank, startAt: now.toISOString() }),
    titleOf,
    live: sql`select merchant || '.' || id as id, merchant, ${TITLE} as title, sort as place
      from announcements where ${own.rows} and archived_at is null`,
    async read(db, named) {
      const row = await selectAnnouncement(db, named, own.rows)
      return row && own.toDocument(row)
    },
    clean,
    shownAt: (named, document) => own.shownAt(named, document),
    async judge(db, { merchant, document }) {
      const read = parsed(own.schema, document)
      if ('problems' in read) return read
      const problems = await contentProblems(db, merchant ?? '', read.document)
      return problems.length > 0 ? { problems } : { document: clean(read.document) }
    },
    async apply(tx, { id, merchant, document }) {
      await upsertAnnouncement(
        tx,
        { id, merchant: merchant ?? '' },
        own.toColumns(own.schema.parse(document)),
        own.rows,
      )
      return {}
    },
    remove: archiveAnnouncement,
  }
}
