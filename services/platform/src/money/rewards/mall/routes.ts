import {
  cancelMallOrder,
  listGoods,
  listMallOrders,
  listPoints,
  redeemGood,
} from '@site/shared-api/contract/mall'
import type { FastifyInstance } from 'fastify'
import { requireFlag } from '#api/flag'
import { timePage, timePlace } from '#api/pages/time-cursor'
import { serve } from '#api/serve'
import { textIn } from '#api/texts/localised'
import { daily } from '#db/daily/daily'
import type { LiveBrand } from '#brands/index'
import { atDayEnd } from '#money/rewards/day-end/day-end'
import { firstDay, forPlayers } from '#money/rewards/day-end/players'
import { Mall } from '#money/rewards/mall/mall'
import { forgetContacts, selectOrders } from '#money/rewards/mall/repository'
import { toMallOrderDto } from '#money/rewards/mall/wire'
import { countPlay, termsOf } from '#money/rewards/points/points'
import { selectLines } from '#money/rewards/points/repository'

/** Turnover of a day that is over changes so long at most: by then its rounds are settled. */
const CORRECTED_DAYS = 35
/** Until then there may be questions about a parcel. */
const CONTACTS_KEPT_MS = 180 * 24 * 60 * 60 * 1000
const BATCH = 200

const open = ({ brand }: { brand: LiveBrand }): void => requireFlag(brand, 'PTSYS3')

/** Points and the point mall (MEM-10). */
export async function mallRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const { clock, db } = platform
  const mall = new Mall(platform)
  atDayEnd(app, 'points', (end) =>
    forPlayers(platform, end, {
      from: firstDay(end, clock.now(), CORRECTED_DAYS),
      work: async (tx, memberId) => {
        const terms = await termsOf(tx, end.brand, memberId)
        await countPlay(platform, tx, { memberId, merchant: end.brand.merchant, terms })
      },
    }),
  )
  daily(app, 'mall-contacts', async function* (now) {
    for (let gone = BATCH; gone === BATCH; yield gone)
      gone = await forgetContacts(db, new Date(now.getTime() - CONTACTS_KEPT_MS), BATCH)
  })
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))

  serve(app, listGoods, (who) => {
    open(who)
    return mall.goods(who)
  })
  serve(app, redeemGood, async (who) => {
    open(who)
    return toMallOrderDto(await mall.redeem(who, who.params.id, who.body), who.language)
  })
  serve(app, listMallOrders, async (who) => {
    open(who)
    const { cursor, limit } = who.query
    const rows = await selectOrders(db, who.session.memberId, { after: timePlace(cursor), limit: limit + 1 })
    const { page, nextCursor } = timePage(rows, limit, ({ at, id }) => ({ at, id }))
    return { list: page.map((row) => toMallOrderDto(row, who.language)), nextCursor }
  })
  serve(app, cancelMallOrder, async (who) => {
    open(who)
    return toMallOrderDto(await mall.cancel(who.session, who.params.id), who.language)
  })
  serve(app, listPoints, async (who) => {
    open(who)
    const { cursor, limit } = who.query
    const rows = await selectLines(db, who.session.memberId, { after: timePlace(cursor), limit: limit + 1 })
    const { page, nextCursor } = timePage(rows, limit, ({ at, id }) => ({ at, id }))
    return {
      list: page.map(({ amount, at, day, id, kind, name }) => ({
        lineId: id,
        at: at.toISOString(),
        kind,
        amount: Number(amount),
        name: name === null ? null : textIn(name, who.language),
        day,
      })),
      nextCursor,
    }
  })
}
