import { figuresOf, markersOf } from './markers.ts'

const nothing = {
  week: 0n,
  before: 0n,
  week_orders: 0,
  chased: 0,
  nights: 0,
  cancelled: 0,
  declined: 0,
  raised: 0,
}
const kinds = (of: Partial<typeof nothing>) => markersOf({ ...nothing, ...of }).map(([kind]) => kind)

test.each([
  ['nothing', {}, []],
  ['a week like those before', { week: 200n, before: 400n, week_orders: 3 }, []],
  ['a week of more than twice as much', { week: 201n, before: 400n, week_orders: 3 }, ['rising-deposits']],
  ['much with a single deposit', { week: 201n, before: 400n, week_orders: 1 }, []],
  ['a first week of three deposits', { week: 1n, week_orders: 3 }, ['rising-deposits']],
  ['three deposits after losses', { chased: 3 }, ['chasing-losses']],
  ['two of them', { chased: 2 }, []],
  ['three nights', { nights: 3 }, ['night-play']],
  ['two withdrawals given up', { cancelled: 2 }, ['cancelled-withdrawals']],
  ['three deposits declined', { declined: 3 }, ['declined-deposits']],
  ['a limit raised', { raised: 1 }, ['raised-limits']],
])('of %s (MEM-09)', (_what, of, found) => {
  expect(kinds(of)).toEqual(found)
})

test('an operator reads amounts beside a marker, not minor units (MEM-09)', () => {
  const [[, figures] = ['', {}]] = markersOf({ ...nothing, week: 250_050n, before: 400n, week_orders: 3 })
  const money = (minor: bigint): string => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`
  expect(figuresOf({ ...figures }, money)).toEqual({ week: '2500.50', usual: '1.00', orders: 3 })
})
