import { verifyWithin } from '#money/ledger/verify/verify'
import { reportFindings } from './falsifying.ts'

/** Ways to falsify withdrawals. */
const WAYS = {
  'an amount': `update withdrawals set amount = amount + 1`,
  'paid without money': `update withdrawals set state = 'paid' where state = 'cancelled'`,
  'given back twice': `update withdrawals set state = 'failed' where state = 'paid'`,
  'a movement taken away': `delete from payout_receipts where kind = 'paid'`,
  'a movement of another amount': `update payout_receipts set amount = amount + 1`,
  'a dispute that is none': `update withdrawals set disputed = disputed + 5 where state = 'paid'`,
}

await reportFindings(WAYS, { check: async (tx) => (await verifyWithin(tx)).fault?.what ?? null })
