import type {
  Announcement,
  AnnouncementGroups,
  PromotionCategory,
  listAnnouncements,
} from '@site/shared-api/contract/announcement'
import type { QueryOf } from '@site/shared-api/contract/call'
import { CONTENT_TYPES, type ContentType } from '@site/shared-api/contract/constants'
import { textIn } from '#api/texts/localised'
import type { Deps } from '#deps'
import { readershipOf, readsAll, type Reader } from '#content/announcements/reader'
import { selectAnnouncements, selectCategories } from '#content/announcements/repository'
import { toAnnouncement } from '#content/announcements/wire'

const PLAYER_TYPES = CONTENT_TYPES.filter((type) => type !== 'A')

/** Announcements of every place (A7, B3, B7). */
export class AnnouncementService {
  readonly #deps: Pick<Deps, 'clock' | 'db'>
  constructor(deps: Pick<Deps, 'clock' | 'db'>) {
    this.#deps = deps
  }

  async groups(reader: Reader, query: QueryOf<typeof listAnnouncements>): Promise<AnnouncementGroups> {
    const { clock, db } = this.#deps
    const readership = readershipOf(reader, query.types ?? PLAYER_TYPES, clock.now())
    const includeExpired = query.includeExpired === '1'
    const rows = readership ? await selectAnnouncements(db, { ...readership, includeExpired }) : []
    const all = rows
      .filter(({ type, ticker }) => type !== 'PL' || ticker)
      .map((row) => toAnnouncement(row, reader, readsAll(reader)))
    const place = query.groupName
    return {
      promotion: ofTypes(all, ['PR']),
      banners: ofTypes(all, ['B']).filter((banner) => place === undefined || banner.groupName === place),
      player: ofTypes(all, ['PL', 'A']),
      popup: ofTypes(all, ['PU']),
      hot: ofTypes(all, ['H']),
    }
  }

  async categories(reader: Reader): Promise<{ list: PromotionCategory[] }> {
    const rows = await selectCategories(this.#deps.db, reader.merchant)
    return { list: rows.map((row) => ({ id: row.id, title: textIn(row.title, reader.language) })) }
  }
}

function ofTypes(list: Announcement[], types: ContentType[]): Announcement[] {
  return list.filter((one) => types.some((type) => one.types.includes(type)))
}
