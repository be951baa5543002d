import { claimRebate, readRebate, rebateHistory } from '@site/shared-api/contract/rebate'
import type { FastifyInstance } from 'fastify'
import { requireFlag } from '#api/flag'
import { timePage, timePlace } from '#api/pages/time-cursor'
import { serve } from '#api/serve'
import type { LiveBrand } from '#brands/index'
import { atDayEnd } from '#money/rewards/day-end/day-end'
import { firstDay, forPlayers } from '#money/rewards/day-end/players'
import { Rebates } from '#money/rewards/rebate/rebates'
import { selectClaims } from '#money/rewards/rebate/repository'
import { toRebateClaimDto } from '#money/rewards/rebate/wire'
import { rulesOf } from '#money/rewards/rules/rules.repository'

const open = ({ brand }: { brand: LiveBrand }): void => requireFlag(brand, 'MANPLAYREB3')

/** Rebate by the member's own hand, and at the end of each day (MEM-11). */
export async function rebateRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const { clock, db } = platform
  const rebates = new Rebates(platform)
  atDayEnd(app, 'rebate', async (end) => {
    const { rebateDays, rebateUnclaimed } = await rulesOf(db, end.brand.merchant)
    if (rebateUnclaimed !== 'paid') return
    await forPlayers(platform, end, {
      from: firstDay(end, clock.now(), rebateDays - 1),
      work: (tx, memberId) => rebates.payDayEnd(tx, end.brand, memberId, end.day),
    })
  })
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))

  serve(app, readRebate, (who) => {
    open(who)
    return rebates.read(who.brand, who.session.memberId, who.language)
  })
  serve(app, rebateHistory, async (who) => {
    open(who)
    const { cursor, limit } = who.query
    const rows = await selectClaims(db, who.session.memberId, { after: timePlace(cursor), limit: limit + 1 })
    const { page, nextCursor } = timePage(rows, limit, ({ at, id }) => ({ at, id }))
    return { list: page.map(toRebateClaimDto), nextCursor }
  })
  serve(app, claimRebate, async (who) => {
    open(who)
    return toRebateClaimDto(await rebates.claim(who.session, who.brand, who.body.claimId))
  })
}
