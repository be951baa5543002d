import { contractCalls } from '../testing/contract-files.ts'
import type { Call } from './call.ts'

const calls: [string, Call][] = [...contractCalls]
const ofQuery = ({ query }: Call): string[] =>
  query !== undefined && 'shape' in query ? Object.keys(Object(query.shape)) : []

test('every file of the contract is found without a list', () => {
  expect([...contractCalls.keys()]).toEqual(expect.arrayContaining(['listGames', 'login', 'walletBet']))
})

test('no two calls answer at one method and path (PLT-01)', () => {
  const places = calls.map(([, { method, path }]) => `${method} ${path}`)
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([])
})

test('what a call carries of who asks, its query takes (A7, B7)', () => {
  const unknown = calls.flatMap(([name, call]) =>
    (call.carries ?? [])
      .filter((carried) => !ofQuery(call).includes(carried))
      .map((one) => `${name}: ${one}`),
  )
  expect(unknown).toEqual([])
})

test.each([
  ['listGames', ['merchant', 'platform', 'language', 'clientType']],
  ['recentGames', ['language', 'clientType']],
  ['favouriteGames', ['language']],
  ['hotGames', ['isPlatform', 'platform', 'language']],
  ['winners', ['language']],
  ['vendorTypes', ['merchantCode']],
  ['listAnnouncements', ['merchantCode']],
])('%s carries what A7 and B7 name for it (PLT-01)', (name, carried) => {
  expect(contractCalls.get(name)?.carries).toEqual(carried)
})

test.each([
  'systemStatus',
  'chatUnread',
  'inboxUnread',
  'walletBalances',
  'winners',
  'listAnnouncements',
  'addRecentGame',
  'listGames',
  'hotGames',
  'recentGames',
  'favouriteGames',
  'smsNoLogin',
  'smsRegister',
  'changePassword',
])('%s raises no alert when it fails (LOB-27, decisions: which calls suppress alerts)', (name) => {
  expect(contractCalls.get(name)?.silent).toBe(true)
})
