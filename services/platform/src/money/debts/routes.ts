import { listDebts, readDebt, repayDebt, writeOffDebt } from '@site/shared-api/contract/debt'
import type { FastifyInstance } from 'fastify'
import { timePage, timePlace } from '#api/pages/time-cursor'
import { serve } from '#api/serve'
import { Debts, toDebtDto } from '#money/debts/debts'
import { selectDebts } from '#money/debts/repository'
import { toDecimal } from '#money/ledger/money'

/** Debts of members: repaid by them, read and written off by operators (MEM-02, PLT-09). */
export async function debtRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.platform
  const debts = new Debts(app.platform)
  serve(app, repayDebt, async ({ body, brand, session }) => {
    const { code: currency } = brand.document.currency
    const debt = await debts.repayOwn(app.platform, session, currency, body.repaymentId)
    return { debt: toDecimal(debt, currency), currency }
  })
  serve(app, listDebts, async ({ query: { account, cursor, limit, merchant } }) => {
    const page = { after: timePlace(cursor), limit: limit + 1 }
    const rows = await selectDebts(db, { account, merchant }, page)
    const result = timePage(rows, limit, ({ created_at: at, id }) => ({ at, id }))
    return { list: result.page.map(toDebtDto), nextCursor: result.nextCursor }
  })
  serve(app, readDebt, ({ params }) => debts.read(app.platform, params.id))
  serve(app, writeOffDebt, ({ body, operator, params }) =>
    debts.writeOff(app.platform, operator, params.id, body),
  )
}
