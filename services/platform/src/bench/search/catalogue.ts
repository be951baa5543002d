import { sql } from 'kysely'
import { randomFrom } from '@site/art'
import { upsertGames } from '#games/catalogue/import/judge/written.repository'
import { indexNames } from '#games/catalogue/search/index-names'
import { migrate } from '#db/migrate'
import type { Database } from '#db/database'
import { exampleGames } from '#games/catalogue/seed/games'
import { seedExamples } from '#start/seed/index'
import { systemClock, systemRandomness } from '#start/system-deps'
import type { Word } from '#games/catalogue/seed/words/word'

const FIRST_NODE = 1_000_000n
const AT_ONCE = 2_000

/** Fills an empty database with the examples and `titles.length` more games; `report` is given the progress. */
export async function fillCatalogue(
  db: Database,
  titles: readonly Word[],
  report: (text: string) => void,
): Promise<void> {
  await migrate(db)
  await seedExamples(db, { clock: systemClock, randomness: systemRandomness })
  const models = exampleGames()
  const r = randomFrom('games of the search bench')
  const rows = titles.map(({ en, th }, i) => ({
    ...r.pick(models),
    node_id: FIRST_NODE + BigInt(i),
    names: { EN: en, TY: th },
    hot_rank: null,
    popularity: Math.floor(100_000 * r.next() ** 4) + r.whole(1, 900),
    merchants: r.chance(0.8) ? ['coral', 'lotus'] : ['lotus'],
  }))
  for (let i = 0; i < rows.length; i += AT_ONCE) {
    await upsertGames(db, rows.slice(i, i + AT_ONCE))
    report(`${i + AT_ONCE} of ${rows.length} games written`)
  }
  await indexNames(db, {
    progress: (done) => report(`${done} of ${rows.length + models.length} games indexed`),
  })
  // What the database does by itself within a minute would otherwise run beside the first searches.
  await sql`vacuum analyze`.execute(db)
}
