import { contractCalls } from './contract-calls.ts'
import { firstCall } from './first-data.ts'

const calls = contractCalls()

test.each([
  ['game/homeGames?size=6', '/wps/game/home?size=6'],
  ['vendor/gameMenus', '/wps/game/menus'],
  [
    'game/listGames?gameType=LIVE{&gameClassify,vassalage}&pageNo=1{!dataType}',
    '/wps/game/list?gameType=LIVE{&gameClassify,vassalage}&pageNo=1{!dataType}',
  ],
  ['launch/gameDetail?nodeId={nodeId}', '/wps/game/detail?nodeId={nodeId}'],
])('a declaration names the call, the contract says its path: %s (PLT-01)', (entry, address) => {
  expect(firstCall(entry, calls)).toBe(address)
})

test.each([
  ['game/noSuchCall', '"game/noSuchCall" is no call of the contract'],
  ['game/favouriteIds', 'for member: first data are public GET calls'],
  ['session/login', 'POST for public'],
  ['game/homeGames?sise=6', 'game/homeGames has no "sise" in its query; it has '],
  ['game/listGames?{&gameTyp}', 'has no "gameTyp" in its query'],
])('a first call that would be of no use ends the build, with what is wrong: %s', (entry, words) => {
  expect(() => firstCall(entry, calls)).toThrow(words)
})
