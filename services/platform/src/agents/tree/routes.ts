import {
  agentKpi,
  closeSubAccount,
  listDownlines,
  listSubAccounts,
  openSubAccount,
  readAgent,
  readDownline,
  readQuotas,
  readRebateSettings,
  registerDownline,
  setRebate,
} from '@site/shared-api/contract/agent'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { PasswordRules } from '#identity/index'
import { queueCounts, registerCounts } from '#agents/figures/count'
import { countedAt } from '#agents/figures/count.repository'
import { kpiOf } from '#agents/figures/kpi'
import { waitingFor } from '#agents/contracts/contract.repository'
import { rulesOf } from '#agents/rules/repository'
import { agentOf } from '#agents/tree/agent-of'
import { Downlines } from '#agents/tree/downlines'
import { quotasOf, rateSettings, setDownlineRate } from '#agents/tree/rates'
import { SubAccounts } from '#agents/tree/sub-accounts'
import { ratesOf } from '#agents/tree/tree.repository'
import { dayOf, daysOf } from '#money/index'

/** An agent's team: figures, names, rates, helpers (B6, B7 'Agent', MEM-08). */
export async function agentRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const { clock, db } = platform
  const rules = new PasswordRules({ config: platform.config, log: app.log })
  const downlines = new Downlines(platform, rules)
  const subs = new SubAccounts(platform, rules)
  registerCounts(platform)
  app.addHook('onReady', () => queueCounts(platform))
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))

  serve(app, readAgent, async ({ brand, now, session }) => {
    const agent = await agentOf(db, session, 'figures')
    const { askedFor } = await rulesOf(db, brand.merchant)
    const { now: rate } = await ratesOf(db, agent.agentId, dayOf(brand, now))
    return {
      account: agent.account,
      nickname: agent.nickname,
      type: session.type,
      rights: [...agent.rights],
      rate,
      currency: brand.document.currency.code,
      timeZone: brand.document.timeZone,
      waiting: await waitingFor(db, agent.agentId, now),
      askedFor: [...askedFor],
    }
  })
  serve(app, agentKpi, async ({ brand, now, query, session }) => {
    const { agentId } = await agentOf(db, session, 'figures')
    const days = daysOf(query, brand.document.timeZone, now)
    const currency = brand.document.currency.code
    const asOf = (await countedAt(db, brand.merchant)) ?? now
    const { level } = query
    return {
      days,
      currency,
      asOf: asOf.toISOString(),
      level,
      ...(await kpiOf(db, { agentId, currency, days }, level)),
    }
  })
  serve(app, listDownlines, async ({ brand, query, session }) => {
    const { agentId } = await agentOf(db, session, 'team')
    return await downlines.list({ agentId, brand }, query)
  })
  serve(app, readDownline, async ({ brand, now, query, session }) => {
    const { agentId } = await agentOf(db, session, 'team')
    const days = daysOf(query, brand.document.timeZone, now)
    return await downlines.read({ agentId, brand }, query.account, days)
  })
  serve(app, registerDownline, async ({ body, brand, request, session }) => {
    const { agentId } = await agentOf(db, session, 'change')
    await platform.throttle.take({ ...OPENED, subject: `agent-opens:${agentId}` })
    return await downlines.register({ agentId, brand }, body, request.ip)
  })
  serve(app, readRebateSettings, async ({ brand, now, query: { cursor, limit }, session }) => {
    const { agentId } = await agentOf(db, session, 'team')
    return await rateSettings(db, { agentId, brand, now, cursor, limit })
  })
  serve(app, setRebate, async ({ body, brand, session }) => {
    const { agentId } = await agentOf(db, session, 'change')
    return await db
      .transaction()
      .execute((tx) => setDownlineRate(tx, { agentId, brand, ...body, now: clock.now() }))
  })
  serve(app, readQuotas, async ({ brand, session }) => {
    const { agentId } = await agentOf(db, session, 'team')
    return await quotasOf(db, { agentId, brand })
  })
  serve(app, listSubAccounts, async ({ brand, session }) => {
    const { agentId } = await agentOf(db, session, 'change')
    return await subs.list({ agentId, brand })
  })
  serve(app, openSubAccount, async ({ body, brand, request, session }) => {
    const { agentId } = await agentOf(db, session, 'change')
    await platform.throttle.take({ ...OPENED, subject: `agent-opens:${agentId}` })
    return await subs.open({ agentId, brand }, body, request.ip)
  })
  serve(app, closeSubAccount, async ({ brand, params, session }) => {
    const { agentId } = await agentOf(db, session, 'change')
    return await subs.close({ agentId, brand }, params.account)
  })
}

/** Accounts that one agent may open. */
const OPENED = { most: 120, windowMs: 60 * 60 * 1000 }
