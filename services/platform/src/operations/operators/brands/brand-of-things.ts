import type { BrandedThing, Brands } from '@site/shared-api/contract/brand-place'
import { sql } from 'kysely'
import type { Database } from '#db/database'
import { selectOperator } from '#operations/operators/repository'
import { brandsIn } from '#operations/operators/stored-brands'

type Finder = (db: Database, id: string) => Promise<Brands | undefined>

/** By the column `merchant` of the row; a row without one belongs to the whole site. Index: the primary key. */
const ofRow =
  (table: string): Finder =>
  async (db, id) => {
    const { rows } = await sql<{ merchant: string | null }>`select merchant from ${sql.table(table)}
      where id = ${id}`.execute(db)
    const [row] = rows
    return row && (row.merchant === null ? 'all' : [row.merchant])
  }

/** To which brands each thing belongs that calls name by its id; undefined where there is none. */
export const BRAND_OF: Readonly<Record<BrandedThing, Finder>> = {
  adjustment: ofRow('balance_adjustments'),
  'agent-contract': ofRow('contract_offers'),
  'agent-link': ofRow('agent_links'),
  'agent-pay': ofRow('agent_pays'),
  'agent-signal': ofRow('agent_signals'),
  approval: ofRow('approval_requests'),
  bonus: ofRow('bonuses'),
  card: ofRow('bank_cards'),
  chat: ofRow('chat_conversations'),
  debt: ofRow('ledger_accounts'),
  deposit: ofRow('deposit_orders'),
  difference: ofRow('book_differences'),
  feedback: ofRow('feedback'),
  grant: ofRow('reward_grants'),
  job: ofRow('jobs'),
  'mall-order': ofRow('mall_orders'),
  operator: async (db, name) => {
    const row = await selectOperator(db, name)
    return row && brandsIn(row)
  },
  preview: ofRow('previews'),
  review: ofRow('member_reviews'),
  reward: ofRow('reward_applications'),
  withdrawal: ofRow('withdrawals'),
}
