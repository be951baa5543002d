import {
  agentStatement,
  applyDailySalary,
  currentDividend,
  dailySalaryHistory,
  dailySalaryProcess,
  dividendHistory,
  hourlySalaryHistory,
  payOutDividend,
  readDailySalary,
  readHourlySalary,
  rebateHistoryOfAgent,
} from '@site/shared-api/contract/agent-pay'
import { readRebates } from '@site/shared-api/contract/agent'
import type { FastifyInstance } from 'fastify'
import { timePage, timePlace } from '#api/pages/time-cursor'
import { serve } from '#api/serve'
import { agentOf } from '#agents/tree/agent-of'
import { ratesOf } from '#agents/tree/tree.repository'
import { PayBook } from '#agents/pay/pay-book'
import { payAtDayEnd, queueHours, registerRuns } from '#agents/pay/pay-run'
import { selectPays } from '#agents/pay/pay.repository'
import { branchesOf, commissions } from '#agents/pay/standing.repository'
import { standingNow, toPayDto, viewOf } from '#agents/pay/view'
import { rulesOf } from '#agents/rules/repository'
import { atDayEnd, dayOf, toDecimal } from '#money/index'

const MOST_BRANCHES = 50

/** Salaries, dividends and commission of an agent (B7 'Agent', MEM-08). */
export async function agentPayRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const { db } = platform
  const book = new PayBook(platform)
  registerRuns(platform)
  app.addHook('onReady', () => queueHours(platform))
  atDayEnd(app, 'agents', payAtDayEnd(platform), ['rebate'])
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))

  const views = [
    [readDailySalary, 'daily'],
    [readHourlySalary, 'hourly'],
    [currentDividend, 'dividend'],
  ] as const
  for (const [call, kind] of views)
    serve(app, call, async ({ brand, session }) => {
      const { agentId } = await agentOf(db, session, 'team')
      return await viewOf(platform, { agentId, brand, kind, reader: session.memberId })
    })
  serve(app, dailySalaryProcess, async ({ brand, session }) => {
    const { agentId } = await agentOf(db, session, 'team')
    return {
      currency: brand.document.currency.code,
      now: await standingNow(platform, { agentId, brand, kind: 'daily' }),
    }
  })
  const asks = [
    [applyDailySalary, 'daily'],
    [payOutDividend, 'dividend'],
  ] as const
  for (const [call, kind] of asks)
    serve(app, call, async ({ body, session }) => {
      const { agentId } = await agentOf(db, session, 'change')
      return toPayDto(await platform.turns.run(agentId, () => book.ask(agentId, kind, body.id)))
    })
  const histories = [
    [dailySalaryHistory, 'daily'],
    [hourlySalaryHistory, 'hourly'],
    [dividendHistory, 'dividend'],
    [rebateHistoryOfAgent, 'commission'],
  ] as const
  for (const [call, kind] of histories)
    serve(app, call, async ({ brand, query: { cursor, limit }, session }) => {
      const { agentId } = await agentOf(db, session, 'team')
      const rows = await selectPays(db, { agentId, kind }, { after: timePlace(cursor), limit: limit + 1 })
      const { page, nextCursor } = timePage(rows, limit, ({ at, id }) => ({ at, id }))
      return { currency: brand.document.currency.code, list: page.map(toPayDto), nextCursor }
    })
  serve(app, agentStatement, async ({ brand, query: { cursor, kind, limit }, session }) => {
    const { agentId } = await agentOf(db, session, 'team')
    const rows = await selectPays(db, { agentId, kind }, { after: timePlace(cursor), limit: limit + 1 })
    const { page, nextCursor } = timePage(rows, limit, ({ at, id }) => ({ at, id }))
    return { currency: brand.document.currency.code, list: page.map(toPayDto), nextCursor }
  })
  serve(app, readRebates, async ({ brand, now, session }) => {
    const { agentId } = await agentOf(db, session, 'team')
    const day = dayOf(brand, now)
    const currency = brand.document.currency.code
    const { commissionBase: base } = await rulesOf(db, brand.merchant)
    const of = { merchant: brand.merchant, currency, day, base, agentId }
    const [{ now: rate }, lines, sums] = await Promise.all([
      ratesOf(db, agentId, day),
      branchesOf(db, { ...of, limit: MOST_BRANCHES }),
      commissions(db, of),
    ])
    return {
      day,
      currency,
      base,
      rate,
      total: toDecimal(sums[0]?.amount ?? 0n, currency),
      lines: lines.map((line) => ({
        account: line.account,
        rate: line.given,
        basis: toDecimal(line.basis, currency),
        amount: toDecimal(line.amount, currency),
      })),
    }
  })
}
