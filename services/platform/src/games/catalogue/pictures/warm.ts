import { Facts } from '#db/signals/facts'
import type { Database } from '#db/database'
import { BrandService } from '#brands/index'
import { GameService } from '#games/catalogue/games.service'
import { selectAnyGame } from '#games/catalogue/games.repository'
import { selectVendor } from '#games/catalogue/vendors/vendors.repository'
import { ArtStore, type ImageFormat } from '@site/art'
import { subjectOf } from './subject.ts'

export interface WarmOptions {
  /** Node ids to draw; else the first games of home. */
  ids?: readonly string[] | undefined
  /** Games of each rail. */
  first: number
  brand?: string | undefined
}

/** The sizes that home asks for. */
const WIDTHS = [160, 240] as const
const FORMATS: readonly ImageFormat[] = ['avif', 'webp']

/** Draws pictures ahead, so that the first visitor waits for none; returns how many are ready. */
export async function warm(db: Database, dataDir: string, options: WarmOptions): Promise<number> {
  const store = new ArtStore(dataDir)
  const ids = options.ids ?? (await homeIds(db, options))
  let ready = 0
  for (const id of ids) {
    const game = await selectAnyGame(db, id)
    if (!game) continue
    const subject = subjectOf(game, await selectVendor(db, game.vendor))
    const jobs = WIDTHS.flatMap((width) => FORMATS.map((format) => store.game(id, subject, width, format)))
    ready += (await Promise.all(jobs)).length
  }
  return ready
}

async function homeIds(db: Database, { first, brand }: WarmOptions): Promise<string[]> {
  const brands = (await new BrandService(db, new Facts()).all()).filter(
    ({ merchant }) => brand === undefined || merchant === brand,
  )
  const ids = new Set<string>()
  for (const one of brands) {
    const home = await new GameService(db).home(one, first, one.document.defaultLanguage)
    for (const { games } of [home.hot, ...home.categories]) for (const { nodeId } of games) ids.add(nodeId)
  }
  return [...ids]
}
