import type { LedgerFault } from '@site/shared-api/contract/ledger'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#db/database'

interface Wrong {
  id: string
  due: string
  held: string
}

type Read = (table: string, rows?: number) => void

const KINDS = sql`('daily-salary', 'hourly-salary', 'dividend', 'commission')`
/** What an entry moved on accounts of one member. */
const movedTo = (entry: RawBuilder<unknown>, member: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`left join lateral (select sum(p.amount) as sum from ledger_postings p
    join ledger_accounts a on a.id = p.account_id where p.entry_id = ${entry} and a.member_id = ${member}) moved on true`

/** Whether an entry is among those that are looked at. */
type Among = (entry: RawBuilder<unknown>) => RawBuilder<boolean>

/**
 * Each finds lines of a table that do not say what they should: what agents were paid, and what they sent, beside the money that
 * moved (MEM-08). Indexes of lines of some entries: agent_pays_by_entry, agent_corrections_by_entry, team_transfers_by_entry.
 */
const LOOKS: readonly { table: string; what: string; wrong: (among: Among) => RawBuilder<Wrong> }[] = [
  {
    table: 'agent_pays',
    what: 'money moved',
    wrong: (
      among,
    ) => sql<Wrong>`select x.id::text, x.amount::text as due, coalesce(moved.sum, 0)::text as held
      from agent_pays x ${movedTo(sql`x.entry_id`, sql`x.agent_id`)}
      where x.state = 'paid' and x.amount <> coalesce(moved.sum, 0) and ${among(sql`x.entry_id`)}`,
  },
  {
    table: 'agent_pays',
    what: 'corrections of it',
    wrong: (among) => sql<Wrong>`select x.id::text, coalesce(c.sum, 0)::text as due, x.corrected::text as held
      from agent_pays x left join (select pay_id, sum(amount) as sum from agent_corrections group by pay_id) c
      on c.pay_id = x.id where x.corrected <> coalesce(c.sum, 0) and (${among(sql`x.entry_id`)}
        or x.id in (select pay_id from agent_corrections y where ${among(sql`y.entry_id`)}))`,
  },
  {
    table: 'agent_corrections',
    what: 'money moved',
    wrong: (
      among,
    ) => sql<Wrong>`select x.id::text, x.amount::text as due, coalesce(moved.sum, 0)::text as held
      from agent_corrections x join agent_pays y on y.id = x.pay_id ${movedTo(sql`x.entry_id`, sql`y.agent_id`)}
      where x.amount <> coalesce(moved.sum, 0) and ${among(sql`x.entry_id`)}`,
  },
  {
    table: 'team_transfers',
    what: 'money moved',
    wrong: (
      among,
    ) => sql<Wrong>`select x.id::text, x.amount::text as due, coalesce(moved.sum, 0)::text as held
      from team_transfers x ${movedTo(sql`x.entry_id`, sql`x.to_id`)}
      where x.amount <> coalesce(moved.sum, 0) and ${among(sql`x.entry_id`)}`,
  },
  {
    table: 'team_transfers',
    what: 'money taken',
    wrong: (
      among,
    ) => sql<Wrong>`select x.id::text, x.amount::text as due, (-coalesce(moved.sum, 0))::text as held
      from team_transfers x ${movedTo(sql`x.entry_id`, sql`x.from_id`)}
      where x.amount <> -coalesce(moved.sum, 0) and ${among(sql`x.entry_id`)}`,
  },
  {
    table: 'ledger_entries',
    what: 'pay or transfer behind it',
    wrong: (among) => sql<Wrong>`select e.id::text, 'a line' as due, 'none' as held from ledger_entries e
      where ((e.kind in ${KINDS} and not exists (select from agent_pays x where x.entry_id = e.id)
        and not exists (select from agent_corrections x where x.entry_id = e.id))
      or (e.kind = 'team-transfer' and not exists (select from team_transfers x where x.entry_id = e.id)))
      and ${among(sql`e.id`)}`,
  },
]

/** The first line of what agents are paid, or send to their teams, that does not add up. */
export const checkAgents = (db: Database, read: Read): Promise<LedgerFault | undefined> =>
  look(db, () => sql`true`, read)

/** The same of what these entries moved. */
export const checkAgentsOf = (
  db: Database,
  entries: readonly string[],
  read: Read,
): Promise<LedgerFault | undefined> => look(db, (entry) => sql`${entry} = any(${[...entries]}::uuid[])`, read)

async function look(db: Database, among: Among, read: Read): Promise<LedgerFault | undefined> {
  for (const { table, what, wrong } of LOOKS) {
    read(table, 0)
    const { rows } = await sql<Wrong>`${wrong(among)} order by 1 limit 1`.execute(db)
    const [first] = rows
    if (first) return { table, id: first.id, what, expected: first.due, found: first.held }
  }
  return undefined
}
