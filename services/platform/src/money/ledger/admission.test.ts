import type { Database } from '#db/database'
import { Admission, assertAdmitted, assertAdmittedMembers } from './admission.ts'
import { ADMITTED_KINDS, ENTRY_KINDS } from './entry-kinds.ts'
import { filesWith } from '../../../test/rig/source-files.ts'

// reason: it is compared by its identity alone
const [tx, otherTx] = [{}, {}] as [Database, Database]
const [member, other] = ['4b6e1c1e-0000-4000-8000-000000000001', '4b6e1c1e-0000-4000-8000-000000000002']
const admission = (kind: (typeof ADMITTED_KINDS)[number], amount = 500n): Admission =>
  Admission.issue({ tx, kind, memberId: member, amount })
const legs = (amount: bigint) => [
  { accountId: 'a', amount },
  { accountId: 'b', amount: -amount },
]

describe.each(ADMITTED_KINDS)('money of the kind %s', (kind) => {
  it('is posted with an admission of its kind and amount alone (MEM-02, MEM-09)', () => {
    expect(() => assertAdmitted({ kind }, legs(500n))).toThrow('admission')
    expect(() => assertAdmitted({ kind, admission: admission(kind) }, legs(500n))).not.toThrow()
    expect(() => assertAdmitted({ kind, admission: admission(kind) }, legs(501n))).toThrow('admission')
    for (const otherKind of ADMITTED_KINDS.filter((one) => one !== kind))
      expect(() => assertAdmitted({ kind, admission: admission(otherKind) }, legs(500n))).toThrow('admission')
  })

  it('is posted for the member and in the transaction it was admitted for alone (MEM-02, MEM-09)', () => {
    const of = (memberId: string) => ({
      kind,
      admission: admission(kind),
      postings: [
        { account: { memberId, wallet: 'MAIN' as const }, amount: 500n },
        { account: { wallet: 'HOUSE' as const }, amount: -500n },
      ],
    })
    expect(() => assertAdmittedMembers(tx, of(member))).not.toThrow()
    expect(() => assertAdmittedMembers(tx, of(other))).toThrow('member')
    expect(() => assertAdmittedMembers(otherTx, of(member))).toThrow('member')
  })
})

it('the ledger is written by its own statements alone (MEM-02)', () => {
  const ledger = ['money/ledger/entries.sql.ts', 'money/ledger/entry.sql.ts']
  expect(
    filesWith(/insert\s+into\s+ledger_(entries|postings)|insertInto\('ledger_(entries|postings)/i),
  ).toEqual(ledger)
  expect(filesWith(/update\s+ledger_accounts|updateTable\('ledger_accounts/i)).toEqual(ledger)
})

it('money that comes in is admitted in one place (MEM-02, MEM-09)', () => {
  expect(filesWith(/Admission\.issue\(/)).toEqual(['money/incoming/admit-funds.ts'])
})

it('money from outside or from another member is checked for limits, money from the house for restrictions (MEM-09)', () => {
  const of = (source: string): string[] =>
    Object.entries(ENTRY_KINDS)
      .filter(([, from]) => from === source)
      .map(([kind]) => kind)
      .toSorted()
  expect(of('paid-in')).toEqual(['deposit', 'team-transfer'])
  expect(of('gift')).toEqual(['bonus', 'gift', 'points', 'rebate', 'reward'])
  // Neither limits nor restrictions: each of these is a decision, not a default.
  expect(of('due')).toEqual([
    'adjustment',
    'commission',
    'daily-salary',
    'debt-written-off',
    'dividend',
    'hourly-salary',
    'opening',
  ])
})
