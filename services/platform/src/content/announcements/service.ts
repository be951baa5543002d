import type {
  Announcement,
  AnnouncementGroups,
  PromotionCategory,
  listAnnouncements,
} from '@site/shared-api/contract/announcement'
import type { QueryOf } from '@site/shared-api/contract/call'
import {
  CONTENT_TYPES,
  MEMBER_TYPE,
  isAgent,
  type ContentType,
  type LanguageCode,
} from '@site/shared-api/contract/constants'
import { ApiError } from '#api/api-error'
import { textIn } from '#api/texts/localised'
import type { Deps } from '#deps'
import { insertRead, selectAnnouncements, selectCategories } from '#content/announcements/repository'
import { toAnnouncement } from '#content/announcements/wire'
import type { Session } from '#identity/index'

/** Who reads, for which brand, in which language. */
export interface Reader {
  merchant: string
  language: LanguageCode
  /** Whose days dates are told in. */
  timeZone: string
  session: Session | undefined
  /** From where its texts may show pictures. */
  hosts: readonly string[]
}

const PLAYER_TYPES = CONTENT_TYPES.filter((type) => type !== 'A')

/** Announcements of every place (A7, B3, B4, B7). */
export class AnnouncementService {
  readonly #deps: Deps
  constructor(deps: Deps) {
    this.#deps = deps
  }

  async groups(reader: Reader, query: QueryOf<typeof listAnnouncements>): Promise<AnnouncementGroups> {
    const asked = query.types ?? PLAYER_TYPES
    const rows = await this.#rows(reader, asked, query.includeExpired === '1')
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

  async notices(reader: Reader): Promise<{ list: Announcement[]; unread: number }> {
    const list = await this.#list(reader, noticeTypes(reader.session), false)
    return { list, unread: reader.session ? list.filter((notice) => !notice.read).length : 0 }
  }

  async popular(reader: Reader): Promise<{ list: Announcement[] }> {
    return { list: await this.#chosen(reader, 'popular') }
  }

  async lobbyNews(reader: Reader): Promise<{ list: Announcement[] }> {
    return { list: await this.#chosen(reader, 'lobby_news') }
  }

  /** Marks a notice as read; throws ApiError `announcement_unknown`, or `trial_refused` for trial accounts (B4). Returns how many stay unread. */
  async read(reader: Reader & { session: Session }, announcementId: string): Promise<number> {
    const { session } = reader
    if (session.type === MEMBER_TYPE.trial) throw new ApiError('trial_refused')
    const known = await insertRead(this.#deps.db, {
      merchant: reader.merchant,
      announcementId,
      memberId: session.memberId,
      types: noticeTypes(session),
      now: this.#deps.clock.now(),
    })
    if (!known) throw new ApiError('announcement_unknown', { field: 'announcementId' })
    const { unread } = await this.notices(reader)
    return unread
  }

  async categories(reader: Reader): Promise<{ list: PromotionCategory[] }> {
    const rows = await selectCategories(this.#deps.db, reader.merchant)
    return { list: rows.map((row) => ({ id: row.id, title: textIn(row.title, reader.language) })) }
  }

  async #chosen(reader: Reader, mark: 'popular' | 'lobby_news'): Promise<Announcement[]> {
    const rows = await this.#rows(reader, ['PL'], false)
    return rows.filter((row) => row[mark]).map((row) => toAnnouncement(row, reader, readsAll(reader)))
  }

  async #list(
    reader: Reader,
    types: readonly ContentType[],
    includeExpired: boolean,
  ): Promise<Announcement[]> {
    const rows = await this.#rows(reader, types, includeExpired)
    return rows.map((row) => toAnnouncement(row, reader, readsAll(reader)))
  }

  async #rows(reader: Reader, types: readonly ContentType[], includeExpired: boolean) {
    const { session } = reader
    const allowed = session && isAgent(session.type) ? types : types.filter((type) => type !== 'A')
    if (allowed.length === 0) return []
    return await selectAnnouncements(this.#deps.db, {
      merchant: reader.merchant,
      types: allowed,
      memberId: session?.memberId,
      now: this.#deps.clock.now(),
      includeExpired,
    })
  }
}

function ofTypes(list: Announcement[], types: ContentType[]): Announcement[] {
  return list.filter((one) => types.some((type) => one.types.includes(type)))
}

/** Agents also read the agents' notices. */
function noticeTypes(session: Session | undefined): ContentType[] {
  return session && isAgent(session.type) ? ['PL', 'A'] : ['PL']
}

function readsAll(reader: Reader): boolean {
  return reader.session?.type === MEMBER_TYPE.trial
}
