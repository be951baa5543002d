import type { Database } from '#db/database'
import { assertAuthorised, assertAuthorisedHere, Authority } from './authority.ts'
import { BY_HAND_KINDS } from './entry-kinds.ts'
import { filesWith } from '../../../test/rig/source-files.ts'

// reason: it is compared by its identity alone
const [tx, otherTx] = [{}, {}] as [Database, Database]
const lines = (amount: bigint) => [{ amount }, { amount: -amount }]

describe.each(BY_HAND_KINDS)('house money of the kind %s', (kind) => {
  it('is posted with an authority over its amount, in its transaction alone (PLT-09)', () => {
    const authority = Authority.issue({ tx, amount: 500n })
    expect(() => assertAuthorised({ kind }, lines(1n))).toThrow('authority')
    expect(() => assertAuthorised({ kind, authority }, lines(500n))).not.toThrow()
    expect(() => assertAuthorised({ kind, authority }, lines(-500n))).not.toThrow()
    expect(() => assertAuthorised({ kind, authority }, lines(501n))).toThrow('authority')
    expect(() => assertAuthorisedHere(tx, { kind, authority })).not.toThrow()
    expect(() => assertAuthorisedHere(otherTx, { kind, authority })).toThrow('transaction')
    expect(() => assertAuthorisedHere(tx, { kind })).toThrow('transaction')
  })
})

it('authority over house money is issued in one place (PLT-09)', () => {
  expect(filesWith(/Authority\.issue\(/)).toEqual(['money/handouts/handouts.ts'])
})

/** Every place that moves money of the house, and what decides how much. */
const HOUSE_MONEY: Readonly<Record<string, string>> = {
  'agents/pay/pay-book.ts': 'agent-rules and contracts, two people each; corrections by authoriseHandout',
  'agents/tree/agent-team.seed.ts': 'examples',
  'content/promotions/decisions.ts': 'authoriseHandout',
  'money/adjust/adjustments.ts': 'two people always: authoriseByTwo',
  'money/bonus/bonus-book.ts': 'bonus-rule, two people',
  'money/debts/debts.ts': 'two people always: authoriseApproved',
  'money/deposit/orders/order-book.ts': 'fees to the house',
  'money/deposit/orders/repository.ts': 'reads alone',
  'money/deposit/orders/reversals.ts': 'fees that go back with a deposit, and what had been written off',
  'money/differences/differences.ts': 'two people always: authoriseApproved',
  'money/jackpot/jackpots.seed.ts': 'examples',
  'money/report/figures/beside-orders.ts': 'reads alone',
  'money/report/figures/order-pairs.ts': 'reads alone',
  'money/rewards/grants/grants.ts': 'rules; what operators grant by mayHandOutAlone or a second person',
  'money/rewards/mall/mall.ts': 'mall-good, two people',
  'money/rewards/rebate/rebates.ts': 'reward-rules, two people',
  'money/wallet-gateway/jackpot-pool.ts': 'jackpot, two people',
  'money/wallet/wallets.seed.ts': 'examples',
  'money/withdraw/orders/withdrawal-book.ts': 'fees to the house, and what it takes over',
}

it('every movement of house money says what decides it (PLT-09)', () => {
  const found = filesWith(/'HOUSE'/).filter((path) => path !== 'money/ledger/account.ts')
  expect(found).toEqual(Object.keys(HOUSE_MONEY).toSorted())
})
