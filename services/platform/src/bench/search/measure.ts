import { Facts } from '#db/signals/facts'
import { randomFrom } from '@site/art'
import { BrandService } from '#brands/brands/service'
import { GameService } from '#games/catalogue/games.service'
import { listGames } from '@site/shared-api/contract/game'
import type { Database } from '#db/database'
import { startPlatform } from '#bench/platform-process'
import { spreadOf, type Spread } from '#bench/search/spread'
import { mistype, queriesOf } from '#bench/search/typing'
import type { Word } from '#games/catalogue/seed/words/word'

const SEARCHES = 600
const WARM_UP = 60
const TITLES = 100
const FIRST_RESULTS = 5

export interface Measured {
  /** Of 100 titles with a typo, so many stand among the first five results. */
  latin: number
  thai: number
  queries: number
  times: Spread
}

/** Names in English of the first games found by a name. */
type Find = (name: string) => Promise<readonly string[]>

async function measured(titles: readonly Word[], find: Find): Promise<Measured> {
  const r = randomFrom('what is typed in the search bench')
  for (const query of queriesOf(titles, WARM_UP, r)) await find(query)
  const hits = async (script: 'en' | 'th'): Promise<number> => {
    let found = 0
    for (let i = 0; i < TITLES; i += 1) {
      const title = r.pick(titles)
      const names = await find(mistype(title[script], r))
      if (names.slice(0, FIRST_RESULTS).includes(title.en)) found += 1
    }
    return found
  }
  const [latin, thai] = [await hits('en'), await hits('th')]
  return { latin, thai, queries: SEARCHES, times: await spreadOf(queriesOf(titles, SEARCHES, r), find) }
}

/** The service alone, with the database. */
export async function measureInside(db: Database, titles: readonly Word[]): Promise<Measured> {
  const brand = await new BrandService(db, new Facts()).byMerchant('lotus')
  if (!brand) throw new Error('the example brand is missing')
  const games = new GameService(db)
  return await measured(titles, async (gameName) => {
    const query = listGames.query.parse({ gameName, pageSize: 36 })
    return (await games.list(brand, query, 'EN')).games.map(({ displayName }) => displayName)
  })
}

/** A platform of its own, as it runs in production, called by HTTP. */
export async function measureOverHttp(
  place: { dataDir: string; databaseUrl: string | undefined },
  titles: readonly Word[],
): Promise<Measured> {
  const { url, stop } = await startPlatform(place)
  try {
    return await measured(titles, async (gameName) => {
      const answer = await fetch(
        `${url}/wps/game/list?${new URLSearchParams({ gameName, pageSize: '36' })}`,
        {
          headers: { Merchant: 'lotus', Language: 'EN' },
        },
      )
      const { value } = (await answer.json()) as { value?: { games: { displayName: string }[] } } // reason: the contract checked it
      if (value === undefined) throw new Error(`the search for ${gameName} was refused: ${answer.status}`)
      return value.games.map(({ displayName }) => displayName)
    })
  } finally {
    await stop()
  }
}
