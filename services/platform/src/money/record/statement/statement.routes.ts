import { STATEMENT_PATH, statementQuery, type StatementFormat } from '@site/shared-api/contract/record'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ApiError } from '#api/api-error'
import { requireFlag } from '#api/flag'
import { hashOf } from '#api/hash-of'
import { identify } from '#api/identity'
import { selectMember } from '#identity/index'
import { takeTicket } from '#live/index'
import { daysOf } from '#money/record/range'
import { csvOf } from '#money/record/statement/csv'
import { pdfOf } from '#money/record/statement/pdf'
import { statementOf } from '#money/record/statement/statement'

/** Found by its ticket, not by the session's token: the browser itself fetches it, as a download. */
const BY_TICKET = {
  path: STATEMENT_PATH,
  method: 'GET',
  access: 'public',
  summary: '',
  response: z.never(),
} as const
const TYPES: Readonly<Record<StatementFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
}
/** Statements that one member may have made within a minute. */
const LIMIT = { most: 12, windowMs: 60_000 }

/** A member's statement of the account record, CSV or PDF, in the language of the call (MEM-04). */
export async function statementRoutes(app: FastifyInstance): Promise<void> {
  const { clock, db, throttle } = app.platform
  app.get(STATEMENT_PATH, { schema: { hide: true } }, async (request, reply) => {
    await identify(app.platform, BY_TICKET, request)
    const { brand, language } = request.who
    if (!brand) throw new ApiError('merchant_required', { field: 'Merchant' })
    requireFlag(brand, 'TRANSREC3')
    const parsed = statementQuery.safeParse(request.query)
    if (!parsed.success)
      throw new ApiError('invalid_input', { field: String(parsed.error.issues[0]?.path[0] ?? 'format') })
    const now = clock.now()
    const days = daysOf(parsed.data, brand.document.timeZone, now)
    const of = { hash: hashOf(parsed.data.ticket), merchant: brand.merchant, now }
    const taken = await takeTicket(db, of)
    const member = taken && (await selectMember(db, taken.member_id))
    if (!member) throw new ApiError('session_ended', { field: 'ticket' })
    await throttle.take({ subject: `statement:${member.id}`, ...LIMIT })
    const holder = { memberId: member.id, currency: brand.document.currency.code, language }
    const statement = {
      brand: brand.document.name,
      account: member.account,
      madeAt: now,
      ...(await statementOf(db, holder, days)),
    }
    const { format } = parsed.data
    const name = `statement-${days.from}-${days.to}.${format}`
    void reply
      .type(TYPES[format])
      .header('Content-Disposition', `attachment; filename="${name}"`)
      .header('Cache-Control', 'no-store')
    return await reply.send(format === 'csv' ? csvOf(statement, language) : pdfOf(statement, language))
  })
}
