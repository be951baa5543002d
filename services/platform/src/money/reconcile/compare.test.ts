import { compare, type ReportedRound } from './compare.ts'

const settled = new Date('2026-11-23T12:00:00Z')
const long = new Date('2026-11-23T10:00:00Z')
const now = new Date('2026-11-23T12:05:00Z')
const round = (more: Partial<ReportedRound> = {}): ReportedRound => ({
  at: long,
  currency: 'THB',
  state: 'closed',
  stake: 100n,
  payout: 50n,
  ...more,
})

test.each<[string, ReportedRound | undefined, ReportedRound | undefined, unknown]>([
  ['that is the same', round(), round(), undefined],
  ['that paid otherwise', round({ payout: 0n }), round(), { what: 'payout', ours: '0.00', theirs: '0.50' }],
  ['that cost otherwise', round({ stake: 1n }), round(), { what: 'stake', ours: '0.01', theirs: '1.00' }],
  [
    'that is open here alone',
    round({ state: 'open' }),
    round(),
    { what: 'state', ours: 'open', theirs: 'closed' },
  ],
  ['that is still on its way', round({ state: 'open', at: now }), round({ at: now }), undefined],
  ['that we do not know', undefined, round(), { what: 'round', ours: null, theirs: 'closed' }],
  ['that they do not know', round(), undefined, { what: 'round', ours: 'closed', theirs: null }],
  ['that has just begun there', undefined, round({ at: now, state: 'open' }), undefined],
  ['whose bet never stood', undefined, round({ state: 'void' }), undefined],
  [
    'that was given back by both',
    round({ state: 'void', stake: 0n }),
    round({ state: 'void', payout: 0n }),
    undefined,
  ],
])('of a round %s is said what differs (GAM-05)', (_, ours, theirs, said) => {
  expect(compare(ours, theirs, settled)).toEqual(said)
})
