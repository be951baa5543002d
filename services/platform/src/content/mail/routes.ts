import { MEMBER_TYPE } from '@site/shared-api/contract/constants'
import { inboxUnread } from '@site/shared-api/contract/counters'
import {
  deleteMail,
  deleteMails,
  listMails,
  openMail,
  readMail,
  readMails,
  restoreMails,
} from '@site/shared-api/contract/mail'
import type { FastifyInstance } from 'fastify'
import { requireFlag } from '#api/flag'
import { timePage, timePlace } from '#api/pages/time-cursor'
import { serve } from '#api/serve'
import { forgetMails } from '#content/mail/forget-mails.repository'
import { countUnreadMails } from '#content/mail/repository'
import { Inbox } from '#content/mail/service'
import { toMailDetail, toMailRow } from '#content/mail/wire'
import { pictureHosts } from '#content/rich-text/picture-hosts'
import { daily } from '#db/daily/daily'

/** Half a year: the ledger keeps the amounts of messages for ever. */
const KEPT_MS = 180 * 24 * 60 * 60 * 1000

/** The mail centre of a member (B7, CON-07) and the number on its badge (SHL-24). */
export async function mailRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.platform
  const inbox = new Inbox(app.platform)
  daily(app, 'mails', (now) => forgetMails(db, new Date(now.getTime() - KEPT_MS)))

  serve(app, inboxUnread, async ({ session, brand }) => {
    requireFlag(brand, 'MAILCEN')
    return { count: session.type === MEMBER_TYPE.trial ? 0 : await countUnreadMails(db, session.memberId) }
  })
  serve(app, listMails, async ({ session, brand, query, language }) => {
    requireFlag(brand, 'MAILCEN')
    const { limit } = query
    const rows = await inbox.list(session, { before: timePlace(query.cursor), limit: limit + 1 })
    const { page, nextCursor } = timePage(rows, limit, ({ sent_at, id }) => ({ at: sent_at, id }))
    return { list: page.map((row) => toMailRow(row, language)), nextCursor }
  })
  serve(app, openMail, async ({ session, brand, params, language }) => {
    requireFlag(brand, 'MAILCEN')
    return toMailDetail(await inbox.open(session, params.id), language, pictureHosts(brand.document))
  })
  serve(app, readMail, ({ session, brand, params }) => {
    requireFlag(brand, 'MAILCEN')
    return inbox.read(session, params.id)
  })
  serve(app, readMails, ({ session, brand }) => {
    requireFlag(brand, 'MAILCEN')
    return inbox.read(session)
  })
  serve(app, deleteMail, ({ session, brand, params }) => {
    requireFlag(brand, 'MAILCEN')
    return inbox.delete(session, params.id)
  })
  serve(app, deleteMails, ({ session, brand, body }) => {
    requireFlag(brand, 'MAILCEN')
    return inbox.deleteAll(session, body.ids)
  })
  serve(app, restoreMails, ({ session, brand, body }) => {
    requireFlag(brand, 'MAILCEN')
    return inbox.restore(session, body.ids)
  })
}
