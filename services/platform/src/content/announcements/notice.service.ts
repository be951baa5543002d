import type { Announcement, Notice, listNotices } from '@site/shared-api/contract/announcement'
import type { QueryOf, ValueOf } from '@site/shared-api/contract/call'
import { MEMBER_TYPE } from '@site/shared-api/contract/constants'
import { z } from 'zod'
import { ApiError } from '#api/api-error'
import { fromCursor, toCursor } from '#api/pages/cursor'
import type { Deps } from '#deps'
import { noticesFor, readsAll, type Reader } from '#content/announcements/reader'
import {
  countUnread,
  insertRead,
  insertReads,
  selectMarked,
  selectNoticeAt,
  selectNotices,
  type AnnouncementRow,
} from '#content/announcements/repository'
import { toAnnouncement } from '#content/announcements/wire'
import type { Session } from '#identity/index'

const MOST_POPULAR = 10
/** News stand under the winner board: a glance, not a list. */
const MOST_NEWS = 5

const place = z
  .tuple([z.boolean(), z.number().int(), z.iso.datetime(), z.string()])
  .transform(([popular, sort, startAt, id]) => ({ popular, sort, startAt: new Date(startAt), id }))

/** Notices and who has read them (B2, B4, B7). */
export class NoticeService {
  readonly #deps: Pick<Deps, 'clock' | 'db'>
  constructor(deps: Pick<Deps, 'clock' | 'db'>) {
    this.#deps = deps
  }

  /** A page of them, the popular ones first; a guest and a trial account have nothing unread (B4). */
  async list(
    reader: Reader,
    { id, index, limit, cursor }: QueryOf<typeof listNotices>,
  ): Promise<ValueOf<typeof listNotices>> {
    const { clock, db } = this.#deps
    const readership = noticesFor(reader, clock.now())
    const after = fromCursor(cursor, place)
    const [rows, chosen, unread] = await Promise.all([
      selectNotices(db, readership, { most: limit + 1, after, id }),
      index === undefined ? undefined : selectNoticeAt(db, readership, index),
      this.#unread(reader),
    ])
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    return {
      list: shown.map((row) => noticeOf(row, reader)),
      unread,
      chosen: chosen ? noticeOf(chosen, reader) : null,
      nextCursor: last && rows.length > limit ? toCursor(placeOf(last)) : null,
    }
  }

  /** The notices that lead the list. */
  popular(reader: Reader): Promise<{ list: Announcement[] }> {
    return this.#marked(reader, 'popular', MOST_POPULAR)
  }

  /** The news under the winner board of the home page (CON-11). */
  lobbyNews(reader: Reader): Promise<{ list: Announcement[] }> {
    return this.#marked(reader, 'lobby_news', MOST_NEWS)
  }

  /** Marks a notice as read; throws ApiError `announcement_unknown`, or `trial_refused` for trial accounts (B4). `isNew`: it was not before. */
  async read(
    reader: Reader & { session: Session },
    announcementId: string,
  ): Promise<{ unread: number; isNew: boolean }> {
    const { clock, db } = this.#deps
    refuseTrial(reader.session)
    const { memberId } = reader.session
    const noted = await insertRead(db, { ...noticesFor(reader, clock.now()), memberId, announcementId })
    if (noted === 'unknown') throw new ApiError('announcement_unknown', { field: 'announcementId' })
    return { unread: await this.#unread(reader), isNew: noted === 'noted' }
  }

  /** Marks all of them; throws ApiError `trial_refused`. */
  async readAll(reader: Reader & { session: Session }): Promise<{ unread: number; isNew: boolean }> {
    const { clock, db } = this.#deps
    refuseTrial(reader.session)
    const { memberId } = reader.session
    const isNew = await insertReads(db, { ...noticesFor(reader, clock.now()), memberId })
    return { unread: await this.#unread(reader), isNew }
  }

  async #unread(reader: Reader): Promise<number> {
    if (reader.session === undefined || readsAll(reader)) return 0
    return await countUnread(this.#deps.db, noticesFor(reader, this.#deps.clock.now()))
  }

  async #marked(
    reader: Reader,
    mark: 'popular' | 'lobby_news',
    most: number,
  ): Promise<{ list: Announcement[] }> {
    const { clock, db } = this.#deps
    const readership = { ...noticesFor(reader, clock.now()), types: ['PL'] as const }
    const rows = await selectMarked(db, readership, mark, most)
    return { list: rows.map((row) => toAnnouncement(row, reader, readsAll(reader))) }
  }
}

const noticeOf = (row: AnnouncementRow, reader: Reader): Notice => ({
  ...toAnnouncement(row, reader, readsAll(reader)),
  popular: row.popular,
})

const placeOf = ({ popular, sort, start_at, id }: AnnouncementRow): z.input<typeof place> => [
  popular,
  sort,
  start_at.toISOString(),
  id,
]

function refuseTrial({ type }: Session): void {
  if (type === MEMBER_TYPE.trial) throw new ApiError('trial_refused')
}
