import { brandSchema } from '@site/config/schema'
import { sql } from 'kysely'
import { changePart, readPart } from '#brands/index'
import { selectKnownIds } from '#games/catalogue/games.repository'
import { parsed, problem, type ManagedSource, type Problem } from '#operations/index'
import type { Database } from '#db/database'
import type { Brand } from '@site/config/schema'

const schema = brandSchema.shape.lobby.unwrap()

/** What a brand's lobby puts first, calls hot or new, and leaves out (LOB-02). */
export const managed: ManagedSource = {
  kind: 'lobby',
  owner: 'itself',
  mayCreate: false,
  schema,
  blank: () => ({ hot: null, new: null, hidden: [], first: {} }),
  titleOf: () => '',
  live: sql`select merchant as id, merchant, document->>'name' as title, 0 as place from brands`,
  read: (db, { id }, hold) => readPart(db, id, 'lobby', hold),
  async judge(db, { document }) {
    const read = parsed(schema, document)
    if ('problems' in read) return read
    const problems = await strangers(db, read.document)
    return problems.length > 0 ? { problems } : read
  },
  apply: (tx, { id, document, now }) => changePart(tx, id, { lobby: schema.parse(document) }, now),
}

/** Games that no catalogue holds, each by its place. */
async function strangers(
  db: Database,
  { hot, new: fresh, hidden, first }: Brand['lobby'],
): Promise<Problem[]> {
  const lists: [string, readonly string[]][] = [
    ['hot', hot ?? []],
    ['new', fresh ?? []],
    ['hidden', hidden],
    ...Object.entries(first).map(([category, ids]): [string, string[]] => [`first.${category}`, ids]),
  ]
  const known = await selectKnownIds(
    db,
    lists.flatMap(([, ids]) => ids),
  )
  return lists.flatMap(([field, ids]) =>
    ids.flatMap((id, at) =>
      known.has(id) ? [] : [problem(`${field}.${at}`, `There is no game ${id}`, 'game_unknown')],
    ),
  )
}
