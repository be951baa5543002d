import { rankProgress } from '@site/shared-api/contract/member'
import { claimVipGift, readVip } from '@site/shared-api/contract/vip'
import type { FastifyInstance } from 'fastify'
import { requireFlag } from '#api/flag'
import { serve } from '#api/serve'
import { daily } from '#db/daily/daily'
import { toDecimal } from '#money/ledger/money'
import { atDayEnd } from '#money/rewards/day-end/day-end'
import { judgeDay } from '#money/rewards/vip/judgement'
import { forgetChanges } from '#money/rewards/vip/standings.repository'
import { Vip } from '#money/rewards/vip/vip'

/** As long as events of security are kept. */
const CHANGES_KEPT_MS = 400 * 24 * 60 * 60 * 1000
const BATCH = 500

/** VIP levels, what they give, and the member's level (MEM-12, B3). */
export async function vipRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.platform
  const vip = new Vip(app.platform)
  atDayEnd(app, 'vip', (end) => judgeDay(app.platform, end), ['points', 'rebate'])
  daily(app, 'vip-changes', async function* (now) {
    for (let gone = BATCH; gone === BATCH; yield gone)
      gone = await forgetChanges(db, new Date(now.getTime() - CHANGES_KEPT_MS), BATCH)
  })
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))

  serve(app, rankProgress, (who) => vip.progress(who))
  serve(app, readVip, (who) => {
    requireFlag(who.brand, 'VIPBENEFIT3')
    return vip.read(who)
  })
  serve(app, claimVipGift, async (who) => {
    requireFlag(who.brand, 'VIPBENEFIT3')
    const { amount, currency } = await vip.claim(who, who.params.level)
    return { amount: toDecimal(amount, currency), currency }
  })
}
