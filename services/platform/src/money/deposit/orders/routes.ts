import {
  cancelDeposit,
  listDepositChannels,
  listDeposits,
  readDeposit,
  sendSlip,
  startDeposit,
} from '@site/shared-api/contract/deposit'
import type { FastifyInstance } from 'fastify'
import { serve, serveAdmitted } from '#api/serve'
import { daily } from '#db/daily/daily'
import { selectChannels, selectPromotions, selectRules } from '#money/deposit/channels/repository'
import { givenWith } from '#money/bonus/given-with'
import { bonusRuleOf, bonusTermsToStore, toBonusTermsDto } from '#money/bonus/rules/stored-terms'
import { Deposits } from '#money/deposit/orders/deposits'
import { DepositProviderSync } from '#money/deposit/orders/deposit-provider-sync'
import { forgetSlips } from '#money/deposit/orders/repository'
import { isOpen, limitsOf, narrowed } from '#money/members/limits/member-limits'

/** Until then there may be questions about a transfer. */
const SLIPS_KEPT_MS = 180 * 24 * 3_600_000
const BATCH = 100

/** The member's deposits (B3, B7, MEM-02). */
export async function depositRoutes(app: FastifyInstance): Promise<void> {
  const { clock, db, payments } = app.platform
  const providerSync = new DepositProviderSync(app.platform)
  providerSync.register()
  const deposits = new Deposits(app.platform, providerSync)
  daily(app, 'deposit-slips', async function* (now) {
    for (let gone = BATCH; gone === BATCH;) {
      gone = await forgetSlips(db, new Date(now.getTime() - SLIPS_KEPT_MS), BATCH)
      yield gone
    }
  })
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))

  serve(app, listDepositChannels, async (who) => {
    const { brand, language } = who
    const { merchant, document } = brand
    const { code } = document.currency
    const [channels, rules, open, limits] = await Promise.all([
      selectChannels(db, merchant),
      selectRules(db, merchant),
      deposits.open(who),
      limitsOf(db, who.session.memberId),
    ])
    const promotions = await selectPromotions(db, {
      merchant,
      ids: rules?.promotions ?? [],
      now: clock.now(),
    })
    const given = await givenWith(db, {
      merchant,
      memberId: who.session.memberId,
      promotions: promotions.map(({ id }) => id),
      now: clock.now(),
      timeZone: document.timeZone,
    })
    return {
      currency: document.currency.code,
      symbol: document.currency.symbol,
      channels: channels
        .filter(({ on, provider }) => on && payments.has(provider))
        // What an operator allows this member, inside what the channel does.
        .map((channel) => narrowed(channel, limits.deposit, code))
        .filter((channel) => isOpen(channel, code))
        .map(({ id, name, note, ...channel }) => ({
          channelId: id,
          method: channel.method,
          name: name[language],
          note: note[language],
          min: channel.min,
          max: channel.max,
          feeBasisPoints: channel.feeBasisPoints,
          feeFixed: channel.feeFixed,
          quickAmounts: channel.quickAmounts.filter(
            (amount) =>
              isOpen({ min: channel.min, max: amount }, code) &&
              isOpen({ min: amount, max: channel.max }, code),
          ),
          minutes: channel.minutes,
        })),
      promotions: promotions.flatMap(({ id, texts }) => {
        const rule = given.get(id)
        // Not offered to a member who has had it as often as it is given, nor on a day that is not its own.
        if (rule === 'not-now') return []
        const { currency } = document
        const stored = rule && bonusRuleOf(bonusTermsToStore(rule, currency.code))
        return [
          {
            promotionId: id,
            title: texts.title[language],
            terms: texts.content[language],
            bonus: stored ? toBonusTermsDto(stored, currency.code) : null,
          },
        ]
      }),
      open,
    }
  })
  serve(app, startDeposit, (who) => deposits.start(who, who.body))
  serve(app, readDeposit, (who) => deposits.read(who, who.params.orderId))
  serve(app, listDeposits, (who) => deposits.list(who, who.query))
  serve(app, cancelDeposit, (who) => deposits.cancel(who, who.params.orderId))
  serveAdmitted(
    app,
    sendSlip,
    ({ params, session }) => deposits.admitSlip(session, params.orderId),
    (who) => deposits.slip(who, who.params.orderId, { leave: who.admitted, pictures: who.pictures }),
  )
}
