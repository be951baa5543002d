// First: the router looks for the encoder when it is loaded.
import '#testing/text-encoder.ts'
import { startSession } from '@site/shared-api'
import { fakeWire } from '@site/shared-api/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import mall from './mall/messages/EN.json'
import rewards from './messages/EN.json'
import ofVip from './vip/messages/EN.json'
import BenefitsScreen from '#screens/benefits.screen.tsx'
import MallScreen from '#screens/mall.screen.tsx'
import RebateScreen from '#screens/rebate.screen.tsx'
import RewardCentreScreen from '#screens/reward-centre.screen.tsx'
import { openSite, SESSION } from '#testing/open-site.tsx'

const EN = { ...mall, ...rewards, ...ofVip }

const ID = '2f2d5d3e-4a3b-4d7d-9d0e-6a3f0c9c1a11'
const NOTHING = { value: { list: [], nextCursor: null } }

function open(part: ReactNode, answers: Parameters<typeof fakeWire>[0], at = '/m/x') {
  const calls = fakeWire(answers)
  const site = openSite(<MemoryRouter initialEntries={[at]}>{part}</MemoryRouter>)
  act(() => startSession(SESSION))
  return {
    ...site,
    sent: (path: string) => calls.filter(({ url, method }) => method === 'POST' && url.includes(path)),
  }
}

const level = (over: object = {}) => ({
  labelId: 'bud',
  level: 1,
  name: 'Bud',
  conditions: [
    { kind: 'turnover', least: '5000.00', have: '2500.00', done: false },
    { kind: 'days', least: '2', have: '2', done: true },
  ],
  keep: [],
  rebatePercent: 110,
  pointsPercent: 120,
  gift: { amount: '58.00', state: 'ahead' },
  monthGift: '0.00',
  ...over,
})
const vip = (over: object = {}) => ({
  labelId: 'seed',
  since: '2026-11-20',
  windowDays: 90,
  nextAt: '2026-11-25T17:00:00Z',
  timeZone: 'Asia/Bangkok',
  levels: [
    level({
      labelId: 'seed',
      level: 0,
      name: 'Seed',
      conditions: [],
      gift: { amount: '0.00', state: 'none' },
    }),
    level(),
  ],
  monthGift: { amount: '0.00', state: 'none', expiresAt: null },
  ...over,
})

test('shows the level, what of the next one is done, and what each gives (MEM-12, B3)', async () => {
  open(<BenefitsScreen />, { 'GET /wps/vip': { value: vip() } })
  expect(await screen.findByText('1 of 2 steps to Bud')).toBeTruthy()
  expect(screen.getByText('฿2,500.00 of ฿5,000.00')).toBeTruthy()
  expect(screen.getByText('2 · done')).toBeTruthy()
  expect(screen.getAllByText('110 %')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /Claim/ })).toBeNull()
})

test('claims the gift of a level, and shows it as received then (MEM-12)', async () => {
  let state = 'open'
  const { sent } = open(<BenefitsScreen />, {
    'GET /wps/vip': () => ({
      value: vip({ labelId: 'bud', levels: [level({ gift: { amount: '58.00', state } })] }),
    }),
    'POST /wps/vip/bud/claim': () => ((state = 'claimed'), { value: { amount: '58.00', currency: 'THB' } }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Claim ฿58.00' }))
  expect(await screen.findByText(`฿58.00 · ${EN['vip.gift.claimed']}`)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Claim ฿58.00' })).toBeNull()
  expect(sent('/wps/vip/bud/claim')).toHaveLength(1)
})

const rebate = (over: object = {}) => ({
  currency: 'THB',
  lines: [
    {
      gameType: 'RNG',
      vendor: 'KIT',
      vendorName: 'Kite & Quill',
      turnover: '1500.00',
      rate: '0.72',
      amount: '10.80',
    },
  ],
  total: '10.80',
  least: '1.00',
  unclaimed: 'paid',
  days: 7,
  timeZone: 'Asia/Bangkok',
  ...over,
})

test('shows turnover by type and provider with its rate, and asks for one claim though it is tapped again (MEM-11)', async () => {
  const { sent } = open(<RebateScreen />, {
    'GET /wps/rebate': { value: rebate() },
    'GET /wps/rebate/history': NOTHING,
    'POST /wps/rebate/claim': { status: 503, code: 'system_unavailable' },
  })
  expect(await screen.findByText('Kite & Quill')).toBeTruthy()
  expect(screen.getByText(/฿1,500\.00 at 0\.72 %/)).toBeTruthy()
  const button = screen.getByRole('button', { name: EN['rewards.claim'] })
  for (const count of [1, 2]) {
    fireEvent.click(button)
    await waitFor(() => expect(sent('/wps/rebate/claim')).toHaveLength(count))
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  }
  const ids = sent('/wps/rebate/claim').map(({ body }) => (body as { claimId: string }).claimId) // reason: what the page sends
  expect(new Set(ids).size).toBe(1)
})

test('offers no claim below the least rebate, and says from what on (MEM-11)', async () => {
  open(<RebateScreen />, {
    'GET /wps/rebate': { value: rebate({ total: '0.40' }) },
    'GET /wps/rebate/history': NOTHING,
  })
  expect(await screen.findByText('You can claim it from ฿1.00 on.')).toBeTruthy()
  expect(screen.getByRole('button', { name: EN['rewards.claim'] }).hasAttribute('disabled')).toBe(true)
})

test('lists what waits with its end, claims it, and says what to do where nothing does (MEM-05)', async () => {
  const reward = {
    rewardId: ID,
    source: 'operator',
    title: 'Sorry for the wait',
    amount: '120.00',
    currency: 'THB',
    grantedAt: '2026-11-24T10:00:00Z',
    expiresAt: '2026-11-26T10:00:00Z',
    claimedAt: null,
  }
  let list = [reward]
  const { sent } = open(<RewardCentreScreen />, {
    'GET /wps/rewards': () => ({
      value: { open: list, rebate: null, currency: 'THB', text: 'Once each.', timeZone: 'Asia/Bangkok' },
    }),
    'GET /wps/rewards/history': NOTHING,
    [`POST /wps/rewards/${ID}/claim`]: () => (
      (list = []),
      { value: { ...reward, claimedAt: reward.grantedAt } }
    ),
  })
  expect(await screen.findByText(/until .*26.*17:00/)).toBeTruthy()
  expect(screen.getByText('Once each.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Claim: Sorry for the wait' }))
  expect(await screen.findByText(EN['rewards.none'])).toBeTruthy()
  expect(sent('/claim')).toHaveLength(1)
})

const good = (over: object = {}) => ({
  goodId: 'umbrella',
  name: 'Monsoon umbrella',
  about: 'Large.',
  picture: '/img/banner/rain/824.webp',
  kind: 'parcel',
  points: 300,
  left: 4,
  mine: null,
  cash: null,
  ...over,
})
const goods = (points: number, ...list: object[]) => ({
  value: {
    points,
    today: 0,
    turnoverPerPoint: '10.00',
    percent: 120,
    currency: 'THB',
    timeZone: 'Asia/Bangkok',
    goods: list,
  },
})

test('asks where to, then whether it is meant, before points are taken (MEM-10)', async () => {
  const { sent } = open(
    <MallScreen />,
    {
      'GET /wps/mall/goods': goods(1_000, good()),
      'POST /wps/mall/goods/umbrella/redeem': { status: 409, code: 'good_sold_out' },
    },
    '/m/mall/mallHome?good=umbrella',
  )
  const go = async () =>
    fireEvent.click(await screen.findByRole('button', { name: /Exchange for|Yes, exchange/ }))
  await go()
  expect(screen.getByText(EN['mall.contact.name_wrong'])).toBeTruthy()
  for (const [name, text] of [
    ['Name', 'Mali S.'],
    ['Phone', '+66 81 234 5678'],
    ['Address', '12 Lotus Road'],
  ] as const)
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } })
  await go()
  expect(await screen.findByText('300 points are taken from you. Is that right?')).toBeTruthy()
  expect(sent('/redeem')).toEqual([])
  await go()
  await waitFor(() => expect(sent('/redeem')).toHaveLength(1))
  expect(sent('/redeem')[0]?.body).toMatchObject({
    points: 300,
    contact: { name: 'Mali S.', phone: '+66 81 234 5678', address: '12 Lotus Road' },
  })
})

test('says how many points are missing, and offers nothing that cannot be had (MEM-10)', async () => {
  open(<MallScreen />, { 'GET /wps/mall/goods': goods(120, good()) }, '/m/mall/mallHome?good=umbrella')
  expect(await screen.findByText('180 points to go')).toBeTruthy()
  expect(screen.getByRole('button', { name: /Exchange for/ }).hasAttribute('disabled')).toBe(true)
  expect(screen.queryByRole('textbox')).toBeNull()
})

test.each([
  ['/wps/vip', <BenefitsScreen key="1" />],
  ['/wps/rewards', <RewardCentreScreen key="2" />],
  ['/wps/rebate', <RebateScreen key="3" />],
  ['/wps/mall/goods', <MallScreen key="4" />],
])('where %s does not come it offers another try (A8)', async (path, part) => {
  open(part, {
    [`GET ${path}`]: { status: 503, code: 'system_unavailable' },
    'GET /wps/rebate/history': NOTHING,
    'GET /wps/rewards/history': NOTHING,
  })
  expect(await screen.findByRole('button', { name: /retry|again/i })).toBeTruthy()
})
