import {
  standAfter,
  type Condition,
  type Figures,
  type Rung,
  type Standing,
} from '#money/rewards/vip/standing'

const turnover = (least: bigint): Condition => ({ kind: 'turnover', least })
const RUNGS: Rung[] = [
  { level: 0, conditions: [], keep: [] },
  { level: 1, conditions: [turnover(100n), { kind: 'deposit', least: 50n }], keep: [turnover(40n)] },
  { level: 2, conditions: [turnover(500n), { kind: 'days', least: 3n }], keep: [turnover(200n)] },
  { level: 4, conditions: [], keep: [] },
]
const figures = (over: Partial<Figures> = {}): Figures => ({ turnover: 0n, deposit: 0n, days: 0n, ...over })
const after = (now: Standing, over: Partial<Figures>, day = '2026-11-25') =>
  standAfter(RUNGS, now, { figures: figures(over), day, windowDays: 30 })
const at = (level: number, since = '2026-11-01'): Standing => ({ level, since })

test('a member comes up when every condition is met, not one before (MEM-12)', () => {
  expect(after(at(0), { turnover: 100n, deposit: 49n })).toEqual(at(0))
  expect(after(at(0), { turnover: 100n, deposit: 50n })).toEqual({ level: 1, since: '2026-11-25' })
})

test('over several levels at once, and never to one that has no conditions (MEM-12)', () => {
  expect(after(at(0), { turnover: 900n, deposit: 50n, days: 3n })).toEqual({ level: 2, since: '2026-11-25' })
  expect(after(at(0), { turnover: 900n, days: 30n })).toEqual(at(0))
  expect(after(at(2), { turnover: 10n ** 12n, deposit: 10n ** 12n, days: 30n })).toEqual(at(2))
})

test('a level is kept for a window, then one is lost where its own condition is not met (MEM-12)', () => {
  const reached = at(2, '2026-10-26')
  expect(after(reached, { turnover: 199n }, '2026-11-24')).toEqual(reached)
  expect(after(reached, { turnover: 199n }, '2026-11-25')).toEqual({ level: 1, since: '2026-11-25' })
  expect(after(reached, { turnover: 200n }, '2026-11-25')).toEqual(reached)
})

test('a member who has come down keeps the level for another window, and never falls below the lowest (MEM-12)', () => {
  const fallen = { level: 1, since: '2026-11-25' }
  expect(after(fallen, {}, '2026-12-24')).toEqual(fallen)
  expect(after(fallen, {}, '2026-12-25')).toEqual({ level: 0, since: '2026-12-25' })
  expect(after(at(0, '2020-01-01'), {})).toEqual(at(0, '2020-01-01'))
})

test('a level that was taken away keeps its members until they reach another (MEM-12)', () => {
  expect(after(at(3, '2020-01-01'), {})).toEqual(at(3, '2020-01-01'))
})
