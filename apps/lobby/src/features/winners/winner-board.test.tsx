import { changeLanguage } from '@site/shared-api'
import { act, screen } from '@testing-library/react'
import { lobbySite, open } from '#testing/lobby-site.tsx'
import { WinnerBoard } from './winner-board.tsx'

const win = (at: number) => ({
  id: `w${at}`,
  customerName: `pl***${at}`,
  iconUrl: '/img/game/1',
  winAmount: '1234.50',
  wonAt: '2026-11-21T10:00:00.000Z',
  nodeId: String(at),
  gameType: 'RNG',
  vassalage: 'JL',
  gameId: String(at),
  gameCode: '',
  lottoMode: null,
  supportPlay: 0,
  freeplay: 0,
  gameName: `Game ${at}`,
})
const wins = (count: number) => Array.from({ length: count }, (_, at) => win(at))
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const board = (count: number) =>
  lobbySite({
    wire: {
      'GET /wps/game/winners': { value: wins(count) },
      'GET /m/-/messages/test/TY.json': { file: {} },
    },
  })
const pause = () => screen.queryByRole('button', { name: /paus/i })

beforeEach(() => {
  jest.useFakeTimers()
  const anyMotion = {
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }
  Object.defineProperty(globalThis, 'matchMedia', { value: () => anyMotion, configurable: true })
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'matchMedia')
})

it.each([
  [0, 'none', false],
  [1, 'none', false],
  [4, '4', false],
  [5, '4', false],
  [6, '6', true],
])('of %i wins %s are on the board, which scrolls: %s (LOB-08)', async (count, shown, scrolls) => {
  board(count)
  open(WinnerBoard, '/m/home')
  await pass(10)
  const drawn = document.querySelector('[data-winners]')
  expect(drawn?.getAttribute('data-winners') ?? 'none').toBe(shown)
  expect(pause() !== null).toBe(scrolls)
})

it('asks for 20 wins, and in another language once that has stood for 250 ms (LOB-08)', async () => {
  const { calls } = board(6)
  open(WinnerBoard, '/m/home')
  await pass(300)
  const requestLanguages = () =>
    calls.filter(({ url }) => url.startsWith('/wps/game/winners')).map(({ headers }) => headers['Language'])
  expect(requestLanguages()).toEqual(['EN'])
  expect(calls.find(({ url }) => url.startsWith('/wps/game/winners'))?.url).toContain('limitNum=20')
  await act(() => changeLanguage('TY'))
  await pass(240)
  expect(requestLanguages()).toEqual(['EN'])
  await pass(20)
  expect(requestLanguages()).toEqual(['EN', 'TY'])
})
