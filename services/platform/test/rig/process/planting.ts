import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { BRANDED_THINGS, type BrandedThing } from '@site/shared-api/contract/brand-place'
import { openDatabase } from '#db/database'

/**
 * Prints the id of one of each thing of a brand; what the brand lacks is inserted straight into the table, with whatever the
 * columns demand. Such a thing need not work; tests check who may see it.
 */
const TABLES: Readonly<Record<Exclude<BrandedThing, 'operator'>, string>> = {
  adjustment: 'balance_adjustments',
  'agent-contract': 'contract_offers',
  'agent-link': 'agent_links',
  'agent-pay': 'agent_pays',
  'agent-signal': 'agent_signals',
  approval: 'approval_requests',
  bonus: 'bonuses',
  card: 'bank_cards',
  chat: 'chat_conversations',
  debt: 'ledger_accounts',
  deposit: 'deposit_orders',
  difference: 'book_differences',
  feedback: 'feedback',
  grant: 'reward_grants',
  job: 'jobs',
  'mall-order': 'mall_orders',
  preview: 'previews',
  review: 'member_reviews',
  reward: 'reward_applications',
  withdrawal: 'withdrawals',
}
/** Lists of what has no call by its id. */
const LISTED = [
  'care_cases',
  'identity_checks',
  'team_transfers',
  'rebate_claims',
  'promotion_joins',
  'agent_runs',
]

const [merchant = '', dataDir = '', databaseUrl] = process.argv.slice(2)
const database = await openDatabase({ dataDir, databaseUrl })
const held = await database.db.startTransaction().execute()
const db = held
const one = async (text: string): Promise<string> =>
  Object.values((await sql.raw<Record<string, string>>(text).execute(db)).rows[0] ?? {})[0] ?? ''
const member = await one(
  `select id::text from members where merchant = '${merchant}' order by account limit 1`,
)
const promotion = await one(
  `select id::text from announcements where merchant = '${merchant}' order by id limit 1`,
)

const BY_TYPE: Readonly<Record<string, string>> = {
  text: `'x'`,
  uuid: 'gen_random_uuid()',
  jsonb: `'{}'`,
  json: `'{}'`,
  boolean: 'false',
  date: 'current_date',
  'timestamp with time zone': 'now()',
  bytea: `'\\x00'`,
  ARRAY: `'{}'`,
}
const BY_NAME: Readonly<Record<string, string>> = {
  merchant: `'${merchant}'`,
  member_id: `'${member}'`,
  agent_id: `'${member}'`,
  other_id: `'${member}'`,
  from_id: `'${member}'`,
  to_id: `'${member}'`,
  promotion_id: `'${promotion}'`,
  currency: `'PHP'`,
  expires_at: `now() + interval '30 days'`,
  due_at: `now() + interval '30 days'`,
  signals: `'[]'`,
  amount: '10000',
  fee: '0',
}

/** Columns that are filled where they have to be. */
const OPTIONAL: readonly string[] = ['amount', 'currency', 'fee', 'expires_at', 'signals']

/** The id of a row of a table: of one that there is, else of one that is made. */
async function plant(
  table: string,
  extra: Readonly<Record<string, string>> = {},
  which = 'true',
): Promise<string> {
  const there = await one(
    `select to_jsonb(t) ->> 'id' from ${table} t where merchant = '${merchant}' and ${which} order by 1 limit 1`,
  )
  if (there !== '') return there
  const { rows: columns } = await sql<{ name: string; type: string; needed: boolean }>`
    select column_name as name, data_type as type, (is_nullable = 'NO' and column_default is null) as needed
    from information_schema.columns where table_schema = 'public' and table_name = ${table}
      and is_generated = 'NEVER' and is_identity = 'NO'`.execute(db)
  const { rows: checks } = await sql<{ text: string }>`select pg_get_constraintdef(oid) as text
    from pg_constraint where contype = 'c' and conrelid = ${table}::regclass`.execute(db)
  const allowed = (name: string): string | undefined => {
    for (const { text } of checks) {
      const found = new RegExp(`\\b${name} = ANY \\(\\(?ARRAY\\['([^']+)'`).exec(text)
      if (found) return `'${found[1] ?? ''}'`
    }
    return undefined
  }
  const id = randomUUID()
  const values = new Map<string, string>()
  for (const { name, needed, type } of columns) {
    const own = name === 'id' && type === 'uuid' ? `'${id}'` : (extra[name] ?? BY_NAME[name])
    if (!needed && (own === undefined || OPTIONAL.includes(name))) continue
    values.set(name, own ?? allowed(name) ?? BY_TYPE[type] ?? '1')
  }
  const text = `insert into ${table} (${[...values.keys()].join(', ')}) values (${[...values.values()].join(', ')})`
  try {
    await sql.raw(text).execute(db)
  } catch (error) {
    throw new Error(`${table}: ${String(error)}\n${text}`)
  }
  return id
}

const STATES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  balance_adjustments: { state: `'asked'`, wallet_id: `'MAIN'` },
  contract_offers: { state: `'offered'`, kind: `'daily'` },
  agent_pays: { kind: `'commission'`, state: `'paid'` },
  agent_runs: { kind: `'daily'` },
  agent_signals: { state: `'open'` },
  bonuses: { state: `'forfeited'` },
  chat_conversations: { status: `'waiting'`, waiting_since: 'now()', last_at: 'now()' },
  deposit_orders: { state: `'paid'` },
  feedback: { state: `'waiting'`, category: `'other'` },
  reward_grants: { state: `'open'`, source: `'operator'` },
  jobs: { state: `'done'`, kind: `'planted'` },
  mall_orders: { state: `'placed'` },
  member_reviews: { state: `'waiting'`, kind: `'email'` },
  reward_applications: { state: `'applied'` },
  withdrawals: { state: `'paid'` },
  ledger_accounts: { wallet: `'DEBT'`, balance: '-100', seq: '1' },
  care_cases: { state: `'open'` },
  identity_checks: { state: `'review'` },
}

const ids: Record<string, string> = {}
await sql`set local session_replication_role = replica`.execute(db)
const card = await plant('bank_cards', {})
for (const thing of BRANDED_THINGS)
  if (thing !== 'operator')
    ids[thing] =
      thing === 'card'
        ? card
        : await plant(
            TABLES[thing],
            { ...STATES[TABLES[thing]], card_id: `'${card}'` },
            thing === 'debt' ? `wallet = 'DEBT'` : 'true',
          )
for (const table of LISTED) await plant(table, STATES[table])
await held.commit().execute()
await database.close()
process.stdout.write(JSON.stringify(ids))
