import { isFreePlay } from '@site/shared-api/contract/constants'
import { ApiError } from '#api/api-error'
import type { TimePlace } from '#api/pages/time-cursor'
import type { Database } from '#db/database'
import { publishEvent } from '#db/signals/signal'
import type { Deps } from '#deps'
import type { Session } from '#identity/index'
import {
  bringBack,
  countUnreadMails,
  isMailOf,
  markDeleted,
  markRead,
  selectMail,
  selectMails,
  type InboxRow,
} from '#content/mail/repository'

const DAY_MS = 24 * 60 * 60 * 1000

interface Changed {
  changed: number
  unread: number
}

/** A member's messages (CON-07); every method throws ApiError `trial_refused` for play money, which has none (B6). */
export class Inbox {
  readonly #deps: Pick<Deps, 'db' | 'clock'>
  constructor(deps: Pick<Deps, 'db' | 'clock'>) {
    this.#deps = deps
  }

  async list(session: Session, page: { before: TimePlace | undefined; limit: number }): Promise<InboxRow[]> {
    refuseTrial(session)
    return await selectMails(this.#deps.db, session.memberId, page)
  }

  /** Throws ApiError `mail_unknown` for one that is gone or another member's. */
  async open(session: Session, id: string): Promise<InboxRow> {
    refuseTrial(session)
    const row = await selectMail(this.#deps.db, session.memberId, id)
    if (!row) throw new ApiError('mail_unknown', { field: 'id' })
    return row
  }

  /** One, or all; throws ApiError `mail_unknown`. */
  async read(session: Session, id?: string): Promise<Changed> {
    if (id !== undefined) await this.open(session, id)
    return await this.#change(session, (tx, now) => markRead(tx, session.memberId, now, id))
  }

  /** One that was deleted before stays so; throws ApiError `mail_unknown` for one that never was the member's. */
  async delete(session: Session, id: string): Promise<Changed> {
    refuseTrial(session)
    const isTheirs = await isMailOf(this.#deps.db, session.memberId, id)
    if (!isTheirs) throw new ApiError('mail_unknown', { field: 'id' })
    return await this.deleteAll(session, [id])
  }

  deleteAll(session: Session, ids: readonly string[]): Promise<Changed> {
    return this.#change(session, (tx, now) => markDeleted(tx, session.memberId, now, ids))
  }

  restore(session: Session, ids: readonly string[]): Promise<Changed> {
    return this.#change(session, (tx, now) =>
      bringBack(tx, session.memberId, new Date(now.getTime() - DAY_MS), ids),
    )
  }

  /** A change on one page is published to all pages of the member. */
  async #change(session: Session, work: (tx: Database, now: Date) => Promise<number>): Promise<Changed> {
    refuseTrial(session)
    const { memberId, merchant } = session
    return await this.#deps.db.transaction().execute(async (tx) => {
      const changed = await work(tx, this.#deps.clock.now())
      if (changed > 0) await publishEvent(tx, { topic: 'inbox', merchant, id: memberId })
      return { changed, unread: await countUnreadMails(tx, memberId) }
    })
  }
}

function refuseTrial({ type }: Session): void {
  if (isFreePlay(type)) throw new ApiError('trial_refused')
}
