import {
  listConsoleBonuses,
  readConsoleBonus,
  takeBonus,
  type ConsoleBonus,
} from '@site/shared-api/contract/bonus-console'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '#api/api-error'
import { timePage, timePlace } from '#api/pages/time-cursor'
import { serve } from '#api/serve'
import { insertAudit } from '#brands/index'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import { publishEvent } from '#db/signals/signal'
import { BonusBook, expiryOf } from '#money/bonus/bonus-book'
import { bonusRuleOf, toBonusTermsDto } from '#money/bonus/rules/stored-terms'
import {
  selectBonus,
  selectBonuses,
  selectShown,
  titlesOf,
  wageredOf,
  type ConsoleBonusRow,
} from '#money/bonus/repository'
import { lockMember } from '#money/ledger/accounts.repository'
import { toDecimal } from '#money/ledger/money'

/** Bonuses for operators (PLT-09). */
export async function bonusConsoleRoutes(app: FastifyInstance): Promise<void> {
  const { clock, db } = app.platform
  const book = new BonusBook(app.platform)
  const read = async (id: string): Promise<ConsoleBonus> => {
    const row = await selectShown(db, id)
    const [bonus] = row ? await toBonusDtos(db, [row], clock.now()) : []
    if (!bonus) throw unknown()
    return bonus
  }

  serve(app, listConsoleBonuses, async ({ query: { cursor, limit, ...filter } }) => {
    const rows = await selectBonuses(db, filter, { after: timePlace(cursor), limit: limit + 1 })
    const { page, nextCursor } = timePage(rows, limit, ({ granted_at: at, id }) => ({ at, id }))
    return { list: await toBonusDtos(db, page, clock.now()), nextCursor }
  })
  serve(app, readConsoleBonus, ({ params }) => read(params.id))
  serve(app, takeBonus, async ({ body: { why }, operator, params: { id } }) => {
    const known = await selectBonus(db, id)
    if (!known) throw unknown()
    await db.transaction().execute(async (tx) => {
      await lockMember(tx, known.member_id)
      const row = (await selectBonus(tx, id)) ?? known
      const next = await book.applyEvent(tx, row, { what: 'forfeit' }, { by: operator.name, why })
      if (next === row) throw new ApiError('bonus_closed', { data: { state: row.state } })
      await insertAudit(tx, {
        at: clock.now(),
        actor: operator.name,
        action: 'bonus.forfeited',
        subject: `${row.merchant}/${id}`,
        detail: toJson({ why, amount: toDecimal(row.amount, row.currency) }),
      })
      await publishEvent(tx, { topic: 'balance', merchant: row.merchant, id: row.member_id })
    })
    return await read(id)
  })
}

const unknown = (): ApiError => new ApiError('bonus_unknown', { field: 'id' })

async function toBonusDtos(
  db: Database,
  rows: readonly ConsoleBonusRow[],
  now: Date,
): Promise<ConsoleBonus[]> {
  const titles = await titlesOf(db, rows)
  const list: ConsoleBonus[] = []
  for (const row of rows) {
    const money = (minor: bigint): string => toDecimal(minor, row.currency)
    const { promotion_id: promotionId } = row
    list.push({
      id: row.id,
      merchant: row.merchant,
      account: row.account,
      orderId: row.order_id,
      promotionId,
      promotion: titles.get(`${row.merchant} ${promotionId}`) ?? { EN: promotionId, TY: promotionId },
      state: row.state,
      currency: row.currency,
      amount: money(row.amount),
      deposit: money(row.deposit),
      required: money(row.required),
      wagered: money(await wageredOf(db, row)),
      terms: toBonusTermsDto(bonusRuleOf(row.terms), row.currency),
      grantedAt: row.granted_at.toISOString(),
      activeFrom: row.active_from?.toISOString() ?? null,
      expiresAt: (await expiryOf(db, row, now))?.toISOString() ?? null,
      endedAt: row.ended_at?.toISOString() ?? null,
      endedBy: row.ended_by,
      why: row.why,
    })
  }
  return list
}
