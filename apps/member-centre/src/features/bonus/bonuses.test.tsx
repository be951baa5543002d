import { site, startSession } from '@site/shared-api'
import type { Bonus } from '@site/shared-api/contract/bonus'
import { fakeWire } from '@site/shared-api/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { openSite, SESSION, wallets } from '#testing/open-site.tsx'
import { BonusPlace } from './bonus-place.tsx'

const ID = '9f1d0c3e-0000-4000-8000-000000000001'
const BONUS: Bonus = {
  bonusId: ID,
  promotionId: 'welcome',
  title: 'Welcome offer',
  state: 'active',
  currency: 'THB',
  amount: '500.00',
  deposit: '1000.00',
  required: '2500.00',
  wagered: '1000.00',
  mayConvert: false,
  terms: {
    percent: 50,
    most: '2000.00',
    minDeposit: '200.00',
    wagerTimes: 5,
    wagerOf: 'bonus',
    maxBet: '500.00',
    days: 30,
    excludedTypes: ['LOTT'],
    excludedVendors: ['KIT'],
    excludedGames: ['1', '2'],
    weekdays: [2, 0],
    perDay: 1,
  },
  grantedAt: '2026-11-25T01:00:00.000Z',
  expiresAt: '2026-12-25T01:00:00.000Z',
  endedAt: null,
  timeZone: 'Asia/Bangkok',
}

const ofBonus = () => {
  const { value } = wallets('900.00', ['Main wallet', 'Bonus wallet'])
  const [main, bonus] = value.wallets
  return { value: { ...value, wallets: [main, { ...bonus, walletId: 'BONUS', kind: 'bonus' }] } }
}
const signIn = () => act(async () => startSession(SESSION))

test('a bonus says what is played and what is still to be played, with its terms, and follows play (MEM-03)', async () => {
  let bonus = BONUS
  fakeWire({
    'GET /wps/wallets/gcs': ofBonus,
    'GET /wps/relay/bonuses': () => ({ value: { bonuses: [bonus], nextCursor: null } }),
  })
  openSite(<BonusPlace />)
  await signIn()
  expect(await screen.findByText('฿1,000.00 of ฿2,500.00 played')).toBeTruthy()
  const bar = screen.getByRole('progressbar', { name: 'Played for Welcome offer' })
  expect(bar.getAttribute('value')).toBe('0.4')
  expect(screen.getByText('Being played for · until Dec 25, 08:00')).toBeTruthy()
  for (const term of [
    '50 % of your deposit, ฿2,000.00 at most',
    'Play 5 times the bonus, then it turns into cash',
    'Rounds with stakes above ฿500.00 do not count',
    'These do not count: lottery, KIT, 2 single games',
    'Given on: Tuesday, Sunday',
    'Times a day: 1',
  ])
    expect(screen.getByText(term)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Turn into cash' })).toBeNull()
  bonus = { ...BONUS, wagered: '2500.00', mayConvert: true }
  await act(async () => site().bus.emit('balanceChanged', {}))
  expect(await screen.findByRole('button', { name: 'Turn into cash' })).toBeTruthy()
})

test('a bonus that was played for is turned into cash (MEM-03)', async () => {
  let bonus: Bonus = { ...BONUS, wagered: '2500.00', mayConvert: true }
  fakeWire({
    'GET /wps/wallets/gcs': ofBonus,
    'GET /wps/relay/bonuses': () => ({ value: { bonuses: [bonus], nextCursor: null } }),
    [`POST /wps/relay/bonuses/${ID}/convert`]: () => {
      bonus = { ...bonus, state: 'converted', mayConvert: false, endedAt: '2026-11-26T01:00:00.000Z' }
      return { value: bonus }
    },
  })
  openSite(<BonusPlace />)
  await signIn()
  fireEvent.click(await screen.findByRole('button', { name: 'Turn into cash' }))
  expect(await screen.findByText('Turned into cash · Nov 26, 08:00')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Turn into cash' })).toBeNull()
})

test('giving a bonus up needs a confirmation, which can be cancelled (MEM-03)', async () => {
  let gone = 0
  fakeWire({
    'GET /wps/wallets/gcs': ofBonus,
    'GET /wps/relay/bonuses': () => ({ value: { bonuses: [BONUS], nextCursor: null } }),
    [`POST /wps/relay/bonuses/${ID}/forfeit`]: () => {
      gone += 1
      return { value: { ...BONUS, state: 'forfeited' } }
    },
  })
  openSite(<BonusPlace />)
  await signIn()
  fireEvent.click(await screen.findByRole('button', { name: 'Give this bonus up' }))
  expect(screen.getByText(/^The bonus of ฿500.00 is gone then/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(gone).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Give this bonus up' }))
  fireEvent.click(screen.getByRole('button', { name: 'Give it up' }))
  await waitFor(() => expect(gone).toBe(1))
})

test('what has ended makes room: the last one stays, the others are folded away (MEM-03)', async () => {
  const ended = (at: number): Bonus => ({
    ...BONUS,
    bonusId: `9f1d0c3e-0000-4000-8000-00000000001${at}`,
    title: `Offer ${at}`,
    state: at === 1 ? 'expired' : 'forfeited',
    endedAt: `2026-11-2${at}T01:00:00.000Z`,
  })
  fakeWire({
    'GET /wps/wallets/gcs': ofBonus,
    'GET /wps/relay/bonuses': () => ({
      value: { bonuses: [BONUS, ended(1), ended(3), ended(2)], nextCursor: null },
    }),
  })
  openSite(<BonusPlace />)
  await signIn()
  const details = (await screen.findByText('Past bonuses')).closest('details')
  const folded = (title: string) => details?.contains(screen.getByText(title))
  expect([folded('Welcome offer'), folded('Offer 3'), folded('Offer 2'), folded('Offer 1')]).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test('a member who has had none is shown nothing, and nothing is requested (MEM-01)', async () => {
  let requests = 0
  fakeWire({
    'GET /wps/wallets/gcs': wallets('900.00'),
    'GET /wps/relay/bonuses': () => {
      requests += 1
      return { value: { bonuses: [], nextCursor: null } }
    },
  })
  const { container } = openSite(<BonusPlace />)
  await signIn()
  await act(async () => undefined)
  expect([container.innerHTML, requests]).toEqual(['', 0])
})
