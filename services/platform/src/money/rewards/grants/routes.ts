import { flagOn } from '@site/config'
import { claimReward, readRewards, rewardHistory } from '@site/shared-api/contract/reward'
import type { FastifyInstance } from 'fastify'
import { requireFlag } from '#api/flag'
import { timePage, timePlace } from '#api/pages/time-cursor'
import { serve } from '#api/serve'
import type { LiveBrand } from '#brands/index'
import { toDecimal } from '#money/ledger/money'
import { Grants } from '#money/rewards/grants/grants'
import { selectClaimed, selectOpen } from '#money/rewards/grants/repository'
import { toRewardDto } from '#money/rewards/grants/wire'
import { Rebates } from '#money/rewards/rebate/rebates'
import { rulesOf } from '#money/rewards/rules/rules.repository'

const open = ({ brand }: { brand: LiveBrand }): void => requireFlag(brand, 'REWCEN3')

/** The reward centre (MEM-05). */
export async function rewardRoutes(app: FastifyInstance): Promise<void> {
  const { clock, db } = app.platform
  const grants = new Grants(app.platform)
  const rebates = new Rebates(app.platform)
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))

  serve(app, readRewards, async (who) => {
    open(who)
    const { brand, language, session } = who
    const { memberId } = session
    const { currency, timeZone } = brand.document
    const [rows, { text }, dueRebate] = await Promise.all([
      selectOpen(db, memberId, clock.now()),
      rulesOf(db, brand.merchant),
      flagOn(brand.document, 'MANPLAYREB3') ? rebates.dueRebate(db, { brand, memberId }) : undefined,
    ])
    return {
      open: rows.map((row) => toRewardDto(row, language)),
      rebate: dueRebate && dueRebate.total > 0n ? toDecimal(dueRebate.total, currency.code) : null,
      currency: currency.code,
      text: text[language],
      timeZone,
    }
  })
  serve(app, rewardHistory, async (who) => {
    open(who)
    const { cursor, limit } = who.query
    const rows = await selectClaimed(db, who.session.memberId, {
      after: timePlace(cursor),
      limit: limit + 1,
    })
    const { page, nextCursor } = timePage(rows, limit, ({ claimed_at: at, granted_at, id }) => ({
      at: at ?? granted_at,
      id,
    }))
    return { list: page.map((row) => toRewardDto(row, who.language)), nextCursor }
  })
  serve(app, claimReward, async (who) => {
    open(who)
    return toRewardDto(await grants.claim(who.session, who.params.id), who.language)
  })
}
