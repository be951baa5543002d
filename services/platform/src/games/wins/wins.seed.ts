import type { Seed } from '#start/seed/seed'
import { exampleBrands } from '@site/config/brands'
import type { Database } from '#db/database'
import type { Deps } from '#deps'
import { randomFrom } from '@site/art'
import { selectHot } from '#games/catalogue/games.repository'
import { maskAccount } from '#games/wins/mask'
import { insertWin } from '#games/wins/repository'

/** Invented players; the board shows them masked. */
const PLAYERS = [
  'playtime9',
  'somchai88',
  'nokhook',
  'tanya2541',
  'bluewhale',
  'mekongrider',
  'ploy_ploy',
  'kaitom7',
  'sunnyside',
  'dragonfruit',
  'marisol5',
  'tito_jun',
  'halohalo',
  'bangus12',
  'pinya',
  'kalesa99',
]
const WINS = 24
const MINUTE_MS = 60_000
const GAP_MINUTES = 7
const HIGH = 4_800
const CENTS = 100

/** Example wins, so that the board of a new site is not empty; real ones take their place. */
async function seedWins(db: Database, deps: Pick<Deps, 'clock' | 'randomness'>): Promise<void> {
  const now = deps.clock.now().getTime()
  for (const { merchant, vendors } of exampleBrands) {
    const random = randomFrom(`wins:${merchant}`)
    const games = await selectHot(db, { merchant, vendors }, WINS * 2)
    for (let i = 0; i < WINS && games.length > 0; i += 1) {
      const cents = Math.floor(random.next() ** 3 * HIGH * CENTS) + random.whole(2_000, 9_900)
      await insertWin(db, {
        id: deps.randomness.uuid(),
        merchant,
        member_id: null,
        customer: maskAccount(random.pick(PLAYERS)),
        node_id: random.pick(games).node_id,
        amount: (cents / CENTS).toFixed(2),
        won_at: new Date(now - (i * GAP_MINUTES + random.whole(1, GAP_MINUTES)) * MINUTE_MS),
      })
    }
  }
}

export const seed: Seed = { after: ['catalogue', 'members'], run: seedWins }
