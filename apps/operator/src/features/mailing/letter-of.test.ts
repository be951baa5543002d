import { letterOf } from './letter-of.ts'

const form = { merchant: 'lotus', title: { EN: 'Hi', TY: 'สวัสดี' }, content: { EN: '<p>Hi</p>' } }

test('a letter goes to one by name, to a segment by what is filled in alone, or to all (PLT-09)', () => {
  const to = (over: object) => letterOf({ ...form, to: 'all', ...over })?.audience
  expect(letterOf({ ...form, to: 'all', account: 'left over' })).toEqual({
    audience: { to: 'all' },
    title: { EN: 'Hi', TY: 'สวัสดี' },
    content: { EN: '<p>Hi</p>', TY: '' },
  })
  expect(to({ to: 'one', account: ' lotus.demo ' })).toEqual({ to: 'one', account: 'lotus.demo' })
  expect(
    to({ to: 'segment', account: 'left over', types: [1], vipFrom: 0, joinedSince: null, balanceFrom: '' }),
  ).toEqual({ to: 'segment', types: [1], vipFrom: 0 })
})

test.each([
  ['one', { account: '  ' }],
  ['one', {}],
  ['segment', { balanceFrom: 'much' }],
  ['segment', { balanceFrom: '1,000.00' }],
] as const)('a missing recipient or an invalid amount is reported before it is sent: %s %o', (to, over) => {
  expect(letterOf({ ...form, to, ...over })).toBeUndefined()
})
