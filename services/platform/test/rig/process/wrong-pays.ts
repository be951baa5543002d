import { checkAgents } from '#agents/index'
import { tellWhatIsFound } from './falsifying.ts'

/** Ways to falsify what agents are paid, and send. */
const WAYS = {
  'an amount': `update agent_pays set amount = amount + 1 where state = 'paid'`,
  'a correction that nobody made': `update agent_pays set corrected = corrected + 5 where state = 'paid'`,
  'a correction of another amount': `with one as (update agent_corrections set amount = amount + 1
      where id = (select id from agent_corrections order by id limit 1) returning pay_id)
    update agent_pays set corrected = corrected + 1 where id = (select pay_id from one)`,
  'a transfer of another amount': `update team_transfers set amount = amount + 1`,
  'money without a transfer': `delete from team_transfers`,
}

await tellWhatIsFound(WAYS, {
  async check(tx) {
    const fault = await checkAgents(tx, () => undefined)
    return fault ? [fault.table, fault.what] : null
  },
})
