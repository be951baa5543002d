// First: the router looks for the encoder when it is loaded.
import '#testing/text-encoder.ts'
import { startSession } from '@site/shared-api'
import { fakeWire, testRoute } from '@site/shared-api/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import own from '#messages/EN.json'
import agency from './messages/EN.json'
import AgentHomeScreen from '#screens/agent-home.screen.tsx'
import ContractScreen from '#screens/contract.screen.tsx'
import { openSite, SESSION } from '#testing/open-site.tsx'

const EN = { ...own, ...agency }

const ME = 'lotus.agent'
const agent = (over: object = {}) => ({
  value: {
    account: ME,
    nickname: null,
    type: 1,
    rights: ['figures', 'team', 'change'],
    rate: 180,
    currency: 'THB',
    timeZone: 'Asia/Bangkok',
    waiting: 1,
    askedFor: ['daily', 'dividend'],
    ...over,
  },
})
const sums = (members: number, turnover = '0.00') => ({
  members,
  newMembers: 1,
  active: 2,
  firstDeposits: 1,
  deposits: '500.00',
  withdrawals: '100.00',
  turnover,
  winLoss: '-40.00',
  bonus: '0.00',
  rebate: '0.00',
  commission: '0.00',
})
const kpi = (level: string) => ({
  value: {
    days: { from: '2026-11-24', to: '2026-11-25', today: '2026-11-25', timeZone: 'Asia/Bangkok' },
    currency: 'THB',
    asOf: '2026-11-25T08:00:00Z',
    levels: [
      { level: 'A', ...sums(3, '700.00') },
      { level: 'B', ...sums(2, '300.00') },
      { level: 'C', ...sums(0) },
      { level: 'all', ...sums(5, '1000.00') },
    ],
    level,
    trend: [
      { day: '2026-11-24', ...sums(5, '400.00') },
      { day: '2026-11-25', ...sums(5, '600.00') },
    ],
  },
})
const contract = (over: object = {}) => ({
  id: '2f2d5d3e-4a3b-4d7d-9d0e-6a3f0c9c1a11',
  version: 2,
  kind: 'daily',
  state: 'offered',
  agent: ME,
  upline: null,
  offeredBy: 'brand',
  terms: { kind: 'daily', tiers: [{ least: '2000.00', leastActive: 3, rate: 50 }] },
  effectiveFrom: '2026-11-26',
  endedOn: null,
  note: null,
  answers: null,
  offeredAt: '2026-11-23T08:00:00Z',
  expiresAt: '2026-12-23T08:00:00Z',
  answeredAt: null,
  why: null,
  isMine: true,
  ...over,
})
const offer = {
  value: {
    on: true,
    currency: 'THB',
    symbol: '฿',
    balance: '5000.00',
    min: '10.00',
    max: '2000.00',
    countLeft: 3,
    amountLeft: '1500.00',
    turnover: null,
    hasPaymentPassword: true,
  },
}

function open(at: string, answers: Parameters<typeof fakeWire>[0] = {}, type = 1) {
  const calls = fakeWire({
    'GET /wps/agent/self': agent(),
    'GET /wps/agent/kpi': kpi('all'),
    'GET /wps/agent/transfer': offer,
    'GET /wps/agent/transfers': { value: { list: [], nextCursor: null } },
    ...answers,
  })
  const Screen = at.startsWith('/m/agent') ? AgentHomeScreen : ContractScreen
  const site = openSite(
    <MemoryRouter initialEntries={[at]}>
      <Screen />
    </MemoryRouter>,
    {
      routes: ['/m/agent/home', '/m/member/agent/getSalaryContract', '/m/withdraw'].map((path) =>
        testRoute(path),
      ),
    },
  )
  act(() => startSession({ ...SESSION, userName: ME, type }))
  const sent = (path: string) => calls.filter(({ method, url }) => method === 'POST' && url.startsWith(path))
  return { ...site, calls, sent }
}

test('a level of the team is requested with the days of the address and shown with its own figures (MEM-08)', async () => {
  const { calls } = open('/m/agent/home?range=month&level=A', { 'GET /wps/agent/kpi': kpi('A') })
  const figures = await screen.findByRole('region', { name: EN['agency.figures'] })
  await within(figures).findByText('฿700.00')
  expect(
    calls.some(
      ({ url }) => url.startsWith('/wps/agent/kpi') && /range=month/.test(url) && /level=A/.test(url),
    ),
  ).toBe(true)
  expect(screen.getByRole('button', { name: 'A · 3', pressed: true })).toBeTruthy()
  expect(screen.getByRole('link', { name: EN['agency.waiting'].replace('{count}', '1') })).toBeTruthy()
})

test.each([
  [41, ['figures', 'team'], ['My team', 'Statement'], ['Transfer to team', 'Sub-accounts', 'New member']],
  [42, ['figures'], [], ['My team', 'Statement', 'Transfer to team', 'Sub-accounts', 'New member']],
])(
  'a sub-account of type %s is led only where it may go, and sees its rights (MEM-08, B6)',
  async (type, rights, has, hasNot) => {
    open('/m/agent/home', { 'GET /wps/agent/self': agent({ type, rights }) }, type)
    await screen.findByText(type === 41 ? EN['agency.may.41'] : EN['agency.may.42'])
    for (const name of has) expect(screen.getByRole('link', { name })).toBeTruthy()
    for (const name of hasNot) expect(screen.queryByRole('link', { name })).toBeNull()
  },
)

test('a part that the account may not see says so, and nothing is requested (MEM-08, B6)', async () => {
  const { calls } = open(
    '/m/agent/home?part=transfer',
    { 'GET /wps/agent/self': agent({ type: 42, rights: ['figures'] }) },
    42,
  )
  await screen.findByText(EN['agency.not_yours'])
  expect(screen.getByText(EN['agency.may.42'])).toBeTruthy()
  expect(calls.filter(({ url }) => url.startsWith('/wps/agent/transfer'))).toEqual([])
})

test('a member who is no agent sees that the page is for agents (MEM-08)', async () => {
  open('/m/agent/home', { 'GET /wps/agent/self': { status: 403, code: 'feature_unavailable' } }, 0)
  await screen.findByText(EN['agency.agents_only'])
})

test('a transfer needs a confirmation, and after a lost answer is sent again as the same one; another amount is another one (MEM-08, PLT-06)', async () => {
  const { sent } = open('/m/agent/home?part=transfer&member=lotus.mali', {
    'POST /wps/agent/transfer': 'offline',
  })
  const amount = await screen.findByRole('textbox', { name: EN['withdraw.amount'] })
  const go = () => fireEvent.click(screen.getByRole('button', { name: EN['agency.transfer_go'] }))
  for (const [typed, said] of [
    ['9.99', 'From ฿10.00 to ฿2,000.00'],
    ['1500.01', EN['withdraw.refused.withdraw_day_full']],
    ['500', EN['withdraw.pin_missing']],
  ] as const) {
    fireEvent.change(amount, { target: { value: typed } })
    go()
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0)
  }
  const send = async (typed: string, count: number): Promise<void> => {
    fireEvent.change(amount, { target: { value: typed } })
    fireEvent.change(screen.getByLabelText(EN['withdraw.pin']), { target: { value: '481920' } })
    go()
    await screen.findByText(`Transfer ฿${typed}.00 to lotus.mali? It cannot be taken back.`)
    expect(sent('/wps/agent/transfer')).toHaveLength(count - 1)
    go()
    await waitFor(() => expect(sent('/wps/agent/transfer')).toHaveLength(count))
    await screen.findByText(EN['agency.lost'])
  }
  await send('500', 1)
  await send('500', 2)
  await send('501', 3)
  const ids = sent('/wps/agent/transfer').map(({ body }) => (body as { transferId: string }).transferId) // reason: what this test sent
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})

test('an offer is refused only after a confirmation; one answered elsewhere in the meantime is read anew (B1, MEM-08)', async () => {
  const list = { value: { currency: 'THB', timeZone: 'Asia/Bangkok', list: [contract()], nextCursor: null } }
  const { calls, sent, facts } = open('/m/member/agent/getSalaryContract', {
    'GET /wps/agent/contracts': list,
    [`POST /wps/agent/contracts/${contract().id}/refuse`]: { status: 409, code: 'contract_answered' },
  })
  fireEvent.click(await screen.findByRole('button', { name: EN['agency.refuse'] }))
  const sure = screen.getByRole('group', { name: EN['agency.sure.refuse'] })
  expect(sent('/wps/agent/contracts')).toEqual([])
  fireEvent.change(within(sure).getByLabelText(EN['agency.why']), { target: { value: 'too little' } })
  const reads = () =>
    calls.filter(({ method, url }) => method === 'GET' && url.startsWith('/wps/agent/contracts?')).length
  const before = reads()
  fireEvent.click(within(sure).getByRole('button', { name: EN['agency.refuse'] }))
  await waitFor(() => expect(reads()).toBeGreaterThan(before))
  expect(sent('/wps/agent/contracts').map(({ body }) => body)).toEqual([{ why: 'too little' }])
  expect(facts.some(({ name }) => name === 'toastRequested')).toBe(true)
})

test('other terms are looked at before they are sent, with what is wrong at each field (MEM-08)', async () => {
  const list = { value: { currency: 'THB', timeZone: 'Asia/Bangkok', list: [contract()], nextCursor: null } }
  const { sent } = open('/m/member/agent/getSalaryContract', {
    'GET /wps/agent/contracts': list,
    [`POST /wps/agent/contracts/${contract().id}/counter`]: {
      status: 422,
      code: 'contract_above_own',
      field: 'terms.tiers.0.rate',
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: EN['agency.counter'] }))
  const rate = screen.getByLabelText(EN['agency.field.rate'])
  fireEvent.change(rate, { target: { value: '0' } })
  const send = () => fireEvent.click(screen.getByRole('button', { name: EN['agency.counter_send'] }))
  send()
  await screen.findByText(EN['agency.wrong.rate'])
  fireEvent.change(rate, { target: { value: '0.75' } })
  send()
  await screen.findByText(EN['agency.sure.counter'])
  expect(sent('/wps/agent/contracts')).toEqual([])
  send()
  await screen.findByText('That is more than your own contract gives.')
  expect(sent('/wps/agent/contracts').map(({ body }) => (body as { terms: unknown }).terms)).toEqual([
    { kind: 'daily', tiers: [{ least: '2000.00', leastActive: 3, rate: 75 }] },
  ]) // reason: what this test sent
})
