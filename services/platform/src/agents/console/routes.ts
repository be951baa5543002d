import {
  appointAgent,
  listAgents,
  listConsoleDownlines,
  moveAgent,
  readConsoleAgent,
  rebuildAgents,
  setAgentQuotas,
  setAgentRate,
} from '@site/shared-api/contract/agent-console'
import {
  answerConsoleContract,
  listConsoleContracts,
  offerConsoleContract,
} from '@site/shared-api/contract/agent-contract-console'
import {
  correctAgentPay,
  listAgentPays,
  listAgentRuns,
  rerunAgents,
  type AgentRun,
} from '@site/shared-api/contract/agent-pay-console'
import { decideFraudSignal, listFraudSignals } from '@site/shared-api/contract/agent-signal-console'
import type { FastifyInstance } from 'fastify'
import { timePage, timePlace } from '#api/pages/time-cursor'
import { serve } from '#api/serve'
import { AgentAdminService, brandNamed, note } from '#agents/console/agent-admin.service'
import { selectAgents, selectBrought, type AgentRow } from '#agents/console/agents.repository'
import { PayAdminService, toSignalDto } from '#agents/console/pay-admin.service'
import { selectContracts } from '#agents/contracts/contract.repository'
import { countedAt } from '#agents/figures/count.repository'
import { kpiOf } from '#agents/figures/kpi'
import { selectLinks } from '#agents/links/links.repository'
import { selectConsolePays, selectRuns, type RunWithTotals } from '#agents/pay/pay.repository'
import { selectSignals } from '#agents/pay/signals'
import { selectSubs } from '#agents/tree/sub-accounts'
import { pathTo, selectQuotas } from '#agents/tree/tree.repository'
import { daysOf, toDecimal } from '#money/index'

const MOST_SIGNALS = 100

/** Agents, contracts, pay and signals for operators (PLT-09). */
export async function agentAdminRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const { clock, db } = platform
  const adminService = new AgentAdminService(platform)
  const pays = new PayAdminService(platform)
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))

  serve(app, listAgents, async ({ query }) => {
    const { list, nextCursor } = await selectAgents(db, query)
    return { list: list.map(toAgentDto), nextCursor }
  })
  serve(app, readConsoleAgent, async ({ operator, params, query }) => {
    const brand = await brandNamed(platform, params.merchant)
    const agent = await adminService.agent(db, params)
    const { id, merchant } = agent
    const now = clock.now()
    const days = daysOf(query, brand.document.timeZone, now)
    const currency = brand.document.currency.code
    const whose = { merchant: [merchant], account: agent.account, state: 'open' as const }
    const [path, { levels }, quotas, links, subs, signals, asOf] = await Promise.all([
      pathTo(db, id),
      kpiOf(db, { agentId: id, currency, days }, 'all'),
      selectQuotas(db, id),
      selectLinks(db, id),
      selectSubs(db, id),
      selectSignals(db, whose, { after: undefined, limit: MOST_SIGNALS }),
      countedAt(db, merchant),
    ])
    const subject = `${merchant}/${agent.account}`
    await note(db, platform, { by: operator.name, did: 'agent.looked-up', subject, detail: {} })
    return {
      ...toAgentDto(agent),
      path,
      days,
      currency,
      asOf: (asOf ?? now).toISOString(),
      levels,
      quotas,
      signals: signals.length,
      links: links.length,
      subAccounts: subs.map(({ account, status, type }) => ({ account, status, type })),
    }
  })
  serve(app, listConsoleDownlines, async ({ params, query }) => {
    const { id } = await adminService.agent(db, params)
    const { list, nextCursor } = await selectBrought(db, { ...query, uplineId: id })
    return { list: list.map(toAgentDto), nextCursor }
  })
  serve(app, appointAgent, async ({ body, operator, params }) =>
    toAgentDto(await adminService.appoint(operator.name, params, body)),
  )
  serve(app, setAgentRate, async ({ body, operator, params }) =>
    toAgentDto(await adminService.setRate(operator.name, params, body)),
  )
  serve(app, setAgentQuotas, async ({ body, operator, params }) => ({
    quotas: await adminService.setQuotas(operator.name, params, body),
  }))
  serve(app, moveAgent, async ({ body, operator, params }) =>
    toAgentDto(await adminService.move(operator.name, params, body)),
  )
  serve(app, rebuildAgents, async ({ operator, params }) => {
    await adminService.rebuild(operator.name, params.merchant)
    return { queued: true as const }
  })

  serve(app, listConsoleContracts, async ({ query: { cursor, limit, ...filter } }) => {
    const page = { after: timePlace(cursor), limit: limit + 1 }
    const rows = await selectContracts(db, { ...filter, now: clock.now() }, page)
    const { page: some, nextCursor } = timePage(rows, limit, ({ id, offered_at: at }) => ({ at, id }))
    return { list: some.map((row) => pays.toConsoleContractDto(row)), nextCursor }
  })
  serve(app, offerConsoleContract, ({ body: { merchant, ...offered }, operator }) =>
    pays.offer(operator, merchant, offered),
  )
  serve(app, answerConsoleContract, ({ body, operator, params }) => pays.answer(operator, params.id, body))

  serve(app, listAgentPays, async ({ query: { cursor, limit, ...filter } }) => {
    const rows = await selectConsolePays(db, filter, { after: timePlace(cursor), limit: limit + 1 })
    const { page, nextCursor } = timePage(rows, limit, ({ at, id }) => ({ at, id }))
    return { list: await pays.toConsolePayDtos(page), nextCursor }
  })
  serve(app, correctAgentPay, ({ body, operator, params }) => pays.correct(operator, params.id, body))
  serve(app, listAgentRuns, async ({ query: { cursor, limit, ...filter } }) => {
    const rows = await selectRuns(db, filter, { after: timePlace(cursor), limit: limit + 1 })
    const { page, nextCursor } = timePage(rows, limit, ({ at, id }) => ({ at, id }))
    return { list: page.map(toRunDto), nextCursor }
  })
  serve(app, rerunAgents, async ({ body, operator }) => toRunDto(await pays.rerun(operator.name, body)))

  serve(app, listFraudSignals, async ({ query: { cursor, limit, ...filter } }) => {
    const rows = await selectSignals(db, filter, { after: timePlace(cursor), limit: limit + 1 })
    const { page, nextCursor } = timePage(rows, limit, ({ at, id }) => ({ at, id }))
    return { list: page.map(toSignalDto), nextCursor }
  })
  serve(app, decideFraudSignal, ({ body, operator, params }) => pays.decide(operator.name, params.id, body))
}

const toAgentDto = ({ id: _id, ...agent }: AgentRow) => agent

function toRunDto(row: RunWithTotals): AgentRun {
  return {
    id: row.id,
    merchant: row.merchant,
    kind: row.kind,
    period: row.period,
    by: row.asked_by,
    state: row.ended_at === null ? 'waiting' : 'done',
    lines: row.lines,
    paid: row.paid,
    amount: toDecimal(row.amount, row.currency),
    currency: row.currency,
    differs: row.differs,
    at: row.at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  }
}
