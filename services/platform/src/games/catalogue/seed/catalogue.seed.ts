import type { Seed } from '#start/seed/seed'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import { matchKey } from '#games/catalogue/match-key'
import { hashText } from '@site/art'
import { exampleGames } from './games.ts'
import { EXAMPLE_VENDORS } from './vendors.ts'

const ROWS_AT_ONCE = 400
const HUE_SWING = 24

/** The example catalogue: 48 invented providers, 2,400 invented games (decisions: catalogue of the examples). */
async function seedCatalogue(db: Database): Promise<void> {
  const games = exampleGames()
  await db
    .insertInto('vendors')
    .values(
      EXAMPLE_VENDORS.map(({ code, en, th, colour, studio, games: kinds, hot, coral }, i) => ({
        code,
        names: toJson({ EN: en, TY: th }),
        match_key: matchKey(en),
        colour,
        logo_seed: code,
        studio,
        hue_shift: (hashText(code) % (HUE_SWING * 2 + 1)) - HUE_SWING,
        categories: Object.keys(kinds),
        is_hot: hot === true,
        sort: i,
        merchants: coral ? ['lotus', 'coral'] : ['lotus'],
      })),
    )
    .execute()
  for (let i = 0; i < games.length; i += ROWS_AT_ONCE) {
    const rows = games.slice(i, i + ROWS_AT_ONCE).map((row) => ({ ...row, names: toJson(row.names) }))
    await db.insertInto('games').values(rows).execute()
  }
}

export const seed: Seed = { after: ['brands'], run: seedCatalogue }
