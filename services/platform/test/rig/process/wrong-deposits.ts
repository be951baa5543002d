import { verifyWithin } from '#money/ledger/verify/verify'
import { reportFindings } from './falsifying.ts'

/** Ways to falsify deposits. */
const WAYS = {
  'a payment taken away': `delete from deposit_receipts where receipt_id = (select min(receipt_id) from deposit_receipts)`,
  'a payment of another amount': `with one as (update deposit_receipts set amount = amount + 1
      where receipt_id = (select min(receipt_id) from deposit_receipts) returning order_id)
    update deposit_orders set received = received + 1 where id = (select order_id from one)`,
  'credited more than was booked': `update deposit_orders set credited = credited + 1 where state = 'paid'`,
  'set aside what was not paid': `update deposit_orders set unclaimed = unclaimed + 5
    where id = (select id from deposit_orders order by id limit 1)`,
  'a reversal taken away': `delete from deposit_reversals where reversal_id = (select min(reversal_id) from deposit_reversals)`,
  'a reversal of another amount': `with one as (update deposit_reversals set amount = amount + 1, disputed = disputed + 1
      where reversal_id = (select min(reversal_id) from deposit_reversals where kind <> 'chargeback-won') returning order_id)
    update deposit_orders set reversed = reversed + 1 where id = (select order_id from one)`,
  'a debt of another amount': `update debt_movements set amount = amount + 1
    where entry_id = (select entry_id from debt_movements where kind = 'reversed' order by entry_id limit 1)`,
}

await reportFindings(WAYS, {
  async check(tx) {
    const { fault } = await verifyWithin(tx)
    return fault && [fault.table, fault.what]
  },
})
