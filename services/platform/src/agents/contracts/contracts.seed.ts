import type { Seed } from '#start/seed/seed'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import type { Deps } from '#deps'
import { dayFrom } from '#start/seed/day'

interface Offer {
  merchant: string
  account: string
  kind: 'daily' | 'dividend' | 'hourly'
  terms: Readonly<Record<string, string | number>>
}

/** Contracts that example agents were offered and have not answered yet (SHL-31). */
const OFFERS: readonly Offer[] = [
  {
    merchant: 'lotus',
    account: 'lotus.agent',
    kind: 'daily',
    terms: { sharePercent: 1, leastTurnover: '50000.00' },
  },
  {
    merchant: 'lotus',
    account: 'lotus.agent',
    kind: 'dividend',
    terms: { sharePercent: 10, periodDays: 15 },
  },
  {
    merchant: 'coral',
    account: 'coral.agent',
    kind: 'hourly',
    terms: { amount: '50.00', leastTurnover: '2000.00' },
  },
]
const OFFERED_DAY = -2

async function seedContracts(db: Database, deps: Pick<Deps, 'clock' | 'randomness'>): Promise<void> {
  for (const { merchant, account, kind, terms } of OFFERS) {
    const member = await db
      .selectFrom('members')
      .select('id')
      .where('merchant', '=', merchant)
      .where('account', '=', account)
      .executeTakeFirst()
    if (!member) continue
    await db
      .insertInto('contract_offers')
      .values({
        id: deps.randomness.uuid(),
        member_id: member.id,
        kind,
        terms: toJson(terms),
        offered_at: dayFrom(deps.clock.now(), OFFERED_DAY),
        answered_at: null,
        answer: null,
      })
      .execute()
  }
}

export const seed: Seed = { after: ['members'], run: seedContracts }
