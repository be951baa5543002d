import { brandSchema } from '@site/config/schema'
import { sql } from 'kysely'
import { changePart, jackpotProblems, readPart } from '#brands/index'
import { parsed, type ManagedSource } from '#operations/index'

const schema = brandSchema.shape.jackpot

/** The counter of a brand and the pool behind it (LOB-05). */
export const managed: ManagedSource = {
  kind: 'jackpot',
  owner: 'itself',
  mayCreate: false,
  schema,
  blank: () => ({}),
  titleOf: ({ source }) => `jackpot (${String(source)})`,
  live: sql`select merchant as id, merchant, document->>'name' as title, 0 as place from brands`,
  read: (db, { id }, hold) => readPart(db, id, 'jackpot', hold),
  async judge(_db, { document }) {
    const read = parsed(schema, document)
    if ('problems' in read) return read
    const problems = jackpotProblems(read.document).map((one) => ({
      ...one,
      field: one.field.replace(/^jackpot\./, ''),
    }))
    return problems.length > 0 ? { problems } : read
  },
  apply: (tx, { id, document, now }) => changePart(tx, id, { jackpot: schema.parse(document) }, now),
}
