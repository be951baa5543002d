// First: the router looks for the encoder when it is loaded.
import '#testing/text-encoder.ts'
import { startSession } from '@site/shared-api'
import { fakeWire, testRoute } from '@site/shared-api/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import ofDays from '#days/messages/EN.json'
import own from '#messages/EN.json'
import plot from '#plot/messages/EN.json'
import records from './messages/EN.json'
import GameRecordScreen from '#screens/game-record.screen.tsx'
import ProfitAndLossScreen from '#screens/profit-and-loss.screen.tsx'
import TransactionRecordScreen from '#screens/transaction-record.screen.tsx'
import { openSite, SESSION } from '#testing/open-site.tsx'

const EN = { ...ofDays, ...own, ...plot, ...records }

const days = { from: '2026-11-19', to: '2026-11-25', today: '2026-11-25', timeZone: 'Asia/Bangkok' }
const line = (id: string, over: object = {}) => ({
  id,
  at: '2026-11-24T17:30:05Z',
  walletId: 'MAIN',
  kind: 'win',
  title: 'Win',
  amount: '25.00',
  balanceAfter: '125.00',
  currency: 'THB',
  nodeId: '1',
  gameName: 'Lotus Wheel',
  roundId: 'r1',
  ...over,
})
const totals = {
  days,
  currency: 'THB',
  opening: '100.00',
  credit: '25.00',
  debit: '10.00',
  closing: '115.00',
  kinds: [
    { kind: 'win', title: 'Win', lines: 1, credit: '25.00', debit: '0.00' },
    { kind: 'bet', title: 'Bet', lines: 1, credit: '0.00', debit: '10.00' },
  ],
  wallets: [{ walletId: 'MAIN', name: 'Main wallet' }],
}
const figures = { rounds: 2, bet: '30.00', won: '25.00', jackpot: '0.00', net: '-5.00' }
const none = { rounds: 0, bet: '0.00', won: '0.00', jackpot: '0.00', net: '0.00' }
const played = { vendors: [{ vendor: 'JL', name: 'Jili' }], gameTypes: ['RNG'] }
const profit = {
  days,
  currency: 'THB',
  total: figures,
  byDay: [
    ...['19', '20', '21', '22'].map((day) => ({ day: `2026-11-${day}`, ...none })),
    { day: '2026-11-23', rounds: 1, bet: '20.00', won: '0.00', jackpot: '0.00', net: '-20.00' },
    { day: '2026-11-24', rounds: 1, bet: '10.00', won: '25.00', jackpot: '0.00', net: '15.00' },
    { day: '2026-11-25', ...none },
  ],
  byType: [{ gameType: 'RNG', ...figures }],
  byVendor: [{ vendor: 'JL', name: 'Jili', ...figures }],
  played,
}
const ROUND = '2f2d5d3e-4a3b-4d7d-9d0e-6a3f0c9c1a11'
const round = (over: object = {}) => ({
  id: ROUND,
  roundId: 'r1',
  nodeId: '1',
  gameName: 'Lotus Wheel',
  gameType: 'RNG',
  vendor: 'JL',
  vendorName: 'Jili',
  at: '2026-11-24T16:59:00Z',
  settledAt: '2026-11-24T17:30:05Z',
  stake: '10.00',
  payout: '25.00',
  net: '15.00',
  status: 'won',
  currency: 'THB',
  ...over,
})

function open(Screen: ComponentType, at: string, answers: Parameters<typeof fakeWire>[0]) {
  const calls = fakeWire(answers)
  const { container } = openSite(
    <MemoryRouter initialEntries={[at]}>
      <Screen />
    </MemoryRouter>,
    {
      routes: [
        '/m/home',
        '/m/transaction/record',
        '/m/gameRecord',
        '/m/profitandloss',
        '/m/voucherCenter',
      ].map(testRoute),
    },
  )
  act(() => startSession(SESSION))
  return { container, calls, callsTo: (path: string) => calls.filter(({ url }) => url.includes(path)) }
}
const account = (answers: Parameters<typeof fakeWire>[0] = {}, at = '/m/transaction/record') =>
  open(TransactionRecordScreen, at, {
    'GET /wps/relay/record': {
      value: {
        days,
        list: [line('2'), line('1', { kind: 'bet', title: 'Bet', amount: '-10.00' })],
        nextCursor: null,
      },
    },
    'GET /wps/relay/record/totals': { value: totals },
    ...answers,
  })

test('shows each line under its day where the brand is, and what they come to (MEM-04)', async () => {
  account()
  const group = await screen.findByRole('group', { name: EN['title.transactionRecord'] })
  // Half past midnight in Bangkok is still the 24th in UTC.
  expect(within(group).getByRole('heading').textContent).toContain('25')
  expect(
    within(group)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/m/transaction/record?line=2', '/m/transaction/record?line=1'])
  expect(within(group).getByText('+฿25.00')).toBeTruthy()
  expect(within(group).getByText('−฿10.00')).toBeTruthy()
  expect(await screen.findByText('฿115.00')).toBeTruthy()
})

test('a type, or a range, is requested by its name and is in the address (MEM-04)', async () => {
  const { callsTo: asked } = account({}, '/m/transaction/record?range=yesterday&kind=win')
  await screen.findByText('+฿25.00')
  const urls = asked('/wps/relay/record').map(({ url }) => url)
  expect(urls.some((url) => url.includes('kind=win') && url.includes('range=yesterday'))).toBe(true)
  // The total of a type comes with all the others: it is not requested.
  expect(urls.filter((url) => url.includes('/totals')).every((url) => !url.includes('kind='))).toBe(true)
  expect(
    screen.getByRole('button', { name: EN['record.range.yesterday'] }).getAttribute('aria-pressed'),
  ).toBe('true')
  expect(await screen.findByText('฿25.00')).toBeTruthy()
})

test('own days are validated beside their fields before they are requested (MEM-04)', async () => {
  const { callsTo: asked } = account()
  await screen.findByText('+฿25.00')
  fireEvent.click(screen.getByRole('button', { name: EN['record.range.own'] }))
  const [from, to] = [await screen.findByLabelText(EN['record.from']), screen.getByLabelText(EN['record.to'])]
  const show = () => fireEvent.click(screen.getByRole('button', { name: EN['record.show'] }))
  show()
  expect(screen.getByText(EN['record.day_missing'])).toBeTruthy()
  fireEvent.change(from, { target: { value: '2026-11-20' } })
  fireEvent.change(to, { target: { value: '2026-11-19' } })
  expect(screen.getByText(EN['record.day_before'])).toBeTruthy()
  fireEvent.change(from, { target: { value: '2026-06-01' } })
  expect(screen.getByText('At most 92 days at once')).toBeTruthy()
  show()
  expect(asked('from=')).toEqual([])
})

test('without lines it says what to do next, and where they do not come it offers another try (A8, MEM-04)', async () => {
  account({ 'GET /wps/relay/record': { value: { days, list: [], nextCursor: null } } })
  expect(await screen.findByText(EN['record.no_lines'])).toBeTruthy()
})

test('a list that fails to load can be requested again (A8)', async () => {
  account({ 'GET /wps/relay/record': { status: 503, code: 'system_unavailable' } })
  expect(await screen.findByRole('button', { name: /retry|again/i })).toBeTruthy()
})

test('a line shows what it belongs to and leads to its round (MEM-04)', async () => {
  account(
    {
      'GET /wps/relay/record/2': {
        value: {
          line: line('2'),
          timeZone: 'Asia/Bangkok',
          number: ROUND,
          reference: 'tx-77',
          provider: 'sandbox',
          others: [],
          round: { id: ROUND, at: '2026-11-24T16:59:00Z' },
          deposit: null,
        },
      },
    },
    '/m/transaction/record?line=2',
  )
  expect(await screen.findByText('tx-77')).toBeTruthy()
  expect(screen.getByText(/00:30:05/)).toBeTruthy()
  expect(screen.getByRole('link', { name: EN['record.to_round'] }).getAttribute('href')).toBe(
    `/m/gameRecord?round=${ROUND}&at=2026-11-24T16:59:00Z`,
  )
})

const betting = (answers: Parameters<typeof fakeWire>[0] = {}, at = '/m/gameRecord') =>
  open(GameRecordScreen, at, {
    'GET /wps/game/record': { value: { days, list: [round()], nextCursor: null } },
    'GET /wps/game/record/totals': { value: { days, currency: 'THB', ...figures, played } },
    ...answers,
  })

test('the betting record shows result and stake of a round, and filters by game type and provider (MEM-04)', async () => {
  const { callsTo: asked } = betting({}, '/m/gameRecord?type=RNG&vendor=JL')
  expect(await screen.findByText('+฿15.00')).toBeTruthy()
  expect(await screen.findByText('−฿5.00')).toBeTruthy()
  const urls = asked('/wps/game/record').map(({ url }) => url)
  expect(urls.every((url) => url.includes('gameType=RNG') && url.includes('vendor=JL'))).toBe(true)
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLSelectElement>(EN['record.vendor']).selectedOptions[0]?.text).toBe(
      'Jili',
    ),
  )
})

test('open rounds stand apart, without totals (MEM-04)', async () => {
  const { callsTo: asked } = betting(
    {
      'GET /wps/game/record': {
        value: { days, list: [round({ status: 'open', settledAt: null, net: '-10.00' })], nextCursor: null },
      },
    },
    '/m/gameRecord?state=open',
  )
  expect(await screen.findByText(EN['record.status.open'], { selector: 'span span' })).toBeTruthy()
  expect(asked('/totals')).toEqual([])
  expect(screen.queryByRole('group', { name: EN['record.days'] })).toBeNull()
})

test('the keyboard moves through the plot day by day, and the figures are a table too (MEM-04)', async () => {
  open(ProfitAndLossScreen, '/m/profitandloss', { 'GET /wps/member/profitandloss': { value: profit } })
  const slider = await screen.findByRole('slider', { name: EN['record.by_day'] })
  expect(slider.getAttribute('aria-valuetext')).toContain('+฿15.00')
  fireEvent.change(slider, { target: { value: '4' } })
  expect(slider.getAttribute('aria-valuetext')).toContain('−฿20.00')
  fireEvent.click(screen.getByText(EN['record.as_table']))
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.slice(1, 4).map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual([
    '฿0.00',
    '+฿15.00',
    '−฿20.00',
  ])
})

test('days without play have no plot and say so (MEM-04)', async () => {
  open(ProfitAndLossScreen, '/m/profitandloss', {
    'GET /wps/member/profitandloss': {
      value: {
        ...profit,
        total: none,
        byType: [],
        byVendor: [],
        byDay: profit.byDay.map(({ day }) => ({ day, ...none })),
      },
    },
  })
  expect(await screen.findByText(EN['record.no_play'])).toBeTruthy()
  expect(screen.queryByRole('slider')).toBeNull()
})
