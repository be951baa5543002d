import { difference, merged } from './merge.ts'

const base = { name: 'Lotus', flags: { CBS3: 1, MAILCEN: 1 }, hosts: ['a.example'] }

test('what only one of two editors touched is as they left it, at any depth', () => {
  const mine = { ...base, name: 'Lily' }
  const theirs = { ...base, flags: { CBS3: 0, MAILCEN: 1 } }
  expect(merged(base, mine, theirs)).toEqual({
    document: { name: 'Lily', flags: { CBS3: 0, MAILCEN: 1 }, hosts: ['a.example'] },
    clashes: [],
  })
  const both = merged(base, { ...base, flags: { CBS3: 0, MAILCEN: 1 } }, { ...base, flags: { CBS3: 1 } })
  expect(both).toEqual({ document: { ...base, flags: { CBS3: 0 } }, clashes: [] })
})

test('what both changed to something else is named by its path, a list as a whole', () => {
  const mine = { ...base, flags: { CBS3: 0, MAILCEN: 1 }, hosts: ['b.example'] }
  const theirs = { ...base, flags: { CBS3: 2, MAILCEN: 1 }, hosts: ['a.example', 'c.example'] }
  expect(merged(base, mine, theirs).clashes).toEqual(['flags.CBS3', 'hosts'])
  expect(merged(base, mine, mine).clashes).toEqual([])
})

test('the log says of each field that differs what it was and what it is', () => {
  expect(difference(base, { ...base, name: 'Lily' })).toEqual({
    before: { name: 'Lotus' },
    after: { name: 'Lily' },
  })
  expect(difference(undefined, { name: 'Lily' })).toEqual({ before: { name: null }, after: { name: 'Lily' } })
})
