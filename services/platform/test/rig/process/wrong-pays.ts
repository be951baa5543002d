import { checkAgents } from '#agents/index'
import { insertCheckpoint } from '#money/ledger/verify/checkpoint.repository'
import { verifyNew, verifyWithin } from '#money/ledger/verify/verify'
import { reportFindings } from './falsifying.ts'

/** Ways to falsify what agents are paid, and send. */
const WAYS = {
  'an amount': `update agent_pays set amount = amount + 1 where state = 'paid'`,
  'a correction without an entry': `update agent_pays set corrected = corrected + 5 where state = 'paid'`,
  'a correction of another amount': `with one as (update agent_corrections set amount = amount + 1
      where id = (select id from agent_corrections order by id limit 1) returning pay_id)
    update agent_pays set corrected = corrected + 1 where id = (select pay_id from one)`,
  'a correction that is gone': `with one as (delete from agent_corrections
      where id = (select id from agent_corrections order by id limit 1) returning pay_id, amount)
    update agent_pays set corrected = corrected - (select amount from one) where id = (select pay_id from one)`,
  'pay of another member': `update agent_pays set agent_id = (select id from members where account = 'lotus.demo')
    where id = (select id from agent_pays where state = 'paid' and corrected = 0 limit 1)`,
  'money without a line': `update agent_pays set state = 'open', entry_id = null where state = 'paid' and corrected = 0`,
  'a transfer of another amount': `update team_transfers set amount = amount + 1`,
  'a transfer to another member': `update team_transfers set to_id = (select id from members where account = 'lotus.demo')`,
  'a transfer from another member': `update team_transfers set from_id = (select id from members where account = 'lotus.demo')`,
  'money without a transfer': `delete from team_transfers`,
}

// The check of the whole ledger finds it too, and the one of every day, of what is new.
const VERIFIES = new Map([
  ['all books', verifyWithin],
  ['what is new', verifyNew],
])
const falsified = WAYS['an amount']

await reportFindings(
  { ...WAYS, ...Object.fromEntries([...VERIFIES.keys()].map((name) => [name, falsified])) },
  {
    async check(tx, way) {
      const verify = VERIFIES.get(way)
      if (verify) await insertCheckpoint(tx, { upto: 0n, pools: new Map() }, new Date())
      const fault = verify ? (await verify(tx)).fault : await checkAgents(tx, () => undefined)
      return fault ? [fault.table, fault.what] : null
    },
  },
)
