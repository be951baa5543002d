import {
  answerRealityCheck,
  askReturn,
  confirmPlayLimit,
  dropPlayLimit,
  excludeSelf,
  readPlayActivity,
  readPlayCare,
  readPlayHistory,
  setPlayLimit,
  setRealityCheck,
  tickPlayClock,
} from '@site/shared-api/contract/play'
import { LIMIT_KINDS, LIMIT_PERIODS } from '@site/shared-api/contract/play-limit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { midnightIn, momentIn } from '#api/pages/moment-in'
import { timePage, timePlace } from '#api/pages/time-cursor'
import { serve } from '#api/serve'
import { daily } from '#db/daily/daily'
import { clearSessionCookie } from '#identity/index'
import { toDecimal } from '#money/index'
import { PlayClocks } from '#care/clock/play-clock'
import { forgetTime } from '#care/clock/repository'
import { exclusionEnd } from '#care/exclusion/exclusions'
import { amountText, Limits } from '#care/limits/limits'
import { dayIn, periodAt } from '#care/limits/period'
import { forgetRequests, selectPlayEvents } from '#care/limits/repository'
import { activitySince } from '#care/statement/activity.repository'

const DAY_MS = 24 * 3_600_000
const TIME_KEPT_DAYS = 400
const YEAR_DAYS = 365
const SECONDS_PER_MINUTE = 60

const detail = z.object({
  kind: z.enum(LIMIT_KINDS).nullable().default(null),
  period: z.enum(LIMIT_PERIODS).nullable().default(null),
  amount: z.string().nullable().default(null),
})

/** Responsible play (MEM-09): limits, time, time-out and self-exclusion, what was done and what play came to. */
export async function playCareRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const { clock, db, exclusions } = platform
  const limits = new Limits(platform)
  const clocks = new PlayClocks(platform)
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))
  daily(app, 'play-care', async function* (now) {
    yield await forgetRequests(db, new Date(now.getTime() - DAY_MS))
    yield await forgetTime(db, new Date(now.getTime() - TIME_KEPT_DAYS * DAY_MS).toISOString().slice(0, 10))
  })

  serve(app, readPlayCare, (who) => limits.read(who))
  serve(app, setPlayLimit, async (who) => {
    await limits.set(who, who.params, who.body.amount)
    return await limits.read(who)
  })
  serve(app, confirmPlayLimit, async (who) => {
    await limits.confirm(who, who.params)
    return await limits.read(who)
  })
  serve(app, dropPlayLimit, async (who) => {
    await limits.drop(who, who.params)
    return await limits.read(who)
  })
  serve(app, setRealityCheck, async (who) => {
    await clocks.choose(who, who.body.every)
    return await limits.read(who)
  })

  serve(app, tickPlayClock, (who) => clocks.tick(who))
  serve(app, answerRealityCheck, (who) => clocks.answer(who, who.body.answer))

  serve(app, excludeSelf, async ({ body, brand, now, reply, request, session }) => {
    const until = exclusionEnd(
      now,
      body.kind === 'time-out' ? { hours: body.hours } : { months: body.months },
    )
    const scope = body.kind === 'exclusion' ? body.scope : 'brand'
    const who = { id: session.memberId, merchant: session.merchant, type: session.type }
    await exclusions.exclude(who, { kind: body.kind, scope, until, by: 'member' })
    clearSessionCookie(request, reply)
    return {
      kind: body.kind,
      scope,
      until: until === null ? null : momentIn(until, brand.document.timeZone),
    }
  })
  serve(app, askReturn, async ({ body, brand }) => ({
    opensAt: momentIn(await exclusions.askReturn(body.ticket, brand.merchant), brand.document.timeZone),
  }))

  serve(app, readPlayActivity, async ({ brand, query, session }) => {
    const { currency, timeZone } = brand.document
    const now = clock.now()
    const { range } = query
    const from =
      (range === 'year' ? undefined : periodAt(range, now, timeZone)?.from) ??
      midnightIn(now, -YEAR_DAYS, timeZone)
    const of = {
      memberId: session.memberId,
      currency: currency.code,
      since: from,
      day: dayIn(from, timeZone),
    }
    const { deposits, seconds, stakes, wins, withdrawals } = await activitySince(db, of)
    const money = (minor: bigint): string => toDecimal(minor, currency.code)
    return {
      currency: currency.code,
      timeZone,
      from: momentIn(from, timeZone),
      deposits: money(deposits),
      withdrawals: money(withdrawals),
      stakes: money(stakes),
      wins: money(wins),
      net: money(wins - stakes),
      minutes: Math.floor(seconds / SECONDS_PER_MINUTE),
    }
  })

  serve(app, readPlayHistory, async ({ brand, query: { cursor, limit }, session }) => {
    const { currency, timeZone } = brand.document
    const rows = await selectPlayEvents(db, session.memberId, { after: timePlace(cursor), limit: limit + 1 })
    const { page, nextCursor } = timePage(rows, limit, ({ at, id }) => ({ at, id }))
    const list = page.map((row) => {
      const { amount, kind, period } = detail.parse(row.detail)
      return {
        id: row.id,
        at: momentIn(row.at, timeZone),
        what: row.what,
        by: row.by === 'member' ? ('member' as const) : ('house' as const),
        kind,
        period,
        amount: amount === null || kind === null ? null : amountText(kind, BigInt(amount), currency.code),
      }
    })
    return { list, nextCursor, timeZone }
  })
}
