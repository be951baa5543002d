// First: the router looks for the encoder when it is loaded.
import '#testing/text-encoder.ts'
import { SiteRoot, startSession } from '@site/shared-api'
import { fakeWire, startTestSite, testRoute } from '@site/shared-api/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import own from '#messages/EN.json'
import withdraw from './messages/EN.json'
import WithdrawScreen from '#screens/withdraw.screen.tsx'
import { openSite, SESSION } from '#testing/open-site.tsx'

const EN = { ...own, ...withdraw }

const ID = '2f2d5d3e-4a3b-4d7d-9d0e-6a3f0c9c1a11'
const CARD = '7c1de3a4-1b0d-4f5c-9a57-0f5d5b0e2a22'
const card = {
  cardId: CARD,
  bankId: 'kbank',
  bankName: 'Kasikornbank',
  kind: 'bank',
  holder: 'Somchai Jaidee',
  number: '7892',
  addedAt: '2026-11-24T10:00:00Z',
}
const order = (state = 'waiting') => ({
  orderId: ID,
  state,
  amount: '500.00',
  fee: '5.00',
  net: '495.00',
  currency: 'THB',
  bankName: 'Kasikornbank',
  number: '7892',
  holder: 'Somchai Jaidee',
  why: null,
  createdAt: '2026-11-24T10:00:00Z',
  closedAt: null,
  timeZone: 'Asia/Bangkok',
})
const offer = (over: object = {}) => ({
  value: {
    on: true,
    currency: 'THB',
    symbol: '฿',
    balance: '800.00',
    min: '100.00',
    max: '5000.00',
    feeBasisPoints: 100,
    feeFixed: '0.00',
    countLeft: 3,
    amountLeft: '2000.00',
    turnover: null,
    hasPaymentPassword: true,
    cards: [card],
    open: [],
    ...over,
  },
})

function open(answers: Parameters<typeof fakeWire>[0] = {}, at = '/m/withdraw') {
  const calls = fakeWire({
    'GET /wps/transaction/withdraw': offer(),
    'GET /wps/transaction/orders': { value: { withdrawals: [], nextCursor: null } },
    [`GET /wps/transaction/orders/${ID}`]: { value: order() },
    ...answers,
  })
  const site = openSite(
    <MemoryRouter initialEntries={[at]}>
      <WithdrawScreen />
    </MemoryRouter>,
    { routes: [testRoute('/m/withdraw')] },
  )
  act(() => startSession(SESSION))
  const sent = () =>
    calls.filter(({ method, url }) => method === 'POST' && url.includes('/transaction/withdraw'))
  return { ...site, calls, sent }
}
const amount = () => screen.findByRole('textbox', { name: EN['withdraw.amount'] })
const pin = () => screen.getByLabelText(EN['withdraw.pin'])
const go = () => fireEvent.click(screen.getByRole('button', { name: EN['withdraw.go'] }))

test('says what cannot be before anything is sent: bounds, the wallet, the day, a missing payment password (MEM-03)', async () => {
  const { sent } = open({ 'GET /wps/transaction/withdraw': offer({ amountLeft: '700.00' }) })
  for (const [typed, said] of [
    ['abc', EN['withdraw.amount_wrong']],
    ['99.99', 'From ฿100.00 to ฿5,000.00'],
    ['800.01', EN['withdraw.refused.insufficient_funds']],
    ['750', EN['withdraw.refused.withdraw_day_full']],
    ['500', EN['withdraw.pin_missing']],
  ] as const) {
    fireEvent.change(await amount(), { target: { value: typed } })
    go()
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0)
  }
  expect(screen.getByText('฿5.00')).toBeTruthy()
  expect(screen.getByText('฿495.00')).toBeTruthy()
  // All there is: no more than the wallet, the bounds and the day let out.
  fireEvent.click(screen.getByRole('button', { name: EN['withdraw.all'] }))
  expect(screen.getByText('฿693.00')).toBeTruthy()
  expect(sent()).toEqual([])
})

test('a second try after a lost answer asks for the same withdrawal, another amount for another one (MEM-03)', async () => {
  const { sent } = open({ 'POST /wps/transaction/withdraw': { status: 503, code: 'system_unavailable' } })
  fireEvent.change(await amount(), { target: { value: '500' } })
  const tap = async (count: number): Promise<void> => {
    fireEvent.change(pin(), { target: { value: '481920' } })
    go()
    await waitFor(() => expect(sent()).toHaveLength(count))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: EN['withdraw.go'] }).getAttribute('aria-busy')).toBeNull(),
    )
  }
  await tap(1)
  await tap(2)
  fireEvent.change(await amount(), { target: { value: '501' } })
  await tap(3)
  const ids = sent().map(({ body }) => (body as { orderId: string }).orderId) // reason: what the form sends
  expect([ids[0] === ids[1], ids[1] === ids[2]]).toEqual([true, false])
})

test('leads to the payment password first, then to a card (MEM-03, MEM-06)', async () => {
  const answer = offer({ hasPaymentPassword: false, cards: [] })
  open({ 'GET /wps/transaction/withdraw': answer })
  const link = await screen.findByRole('link', { name: new RegExp(EN['withdraw.step.password']) })
  expect(link.getAttribute('href')).toBe('/m/withdraw?step=password')
  expect(screen.queryByRole('link', { name: new RegExp(EN['withdraw.step.card']) })).toBeNull()
})

test('shows how far the turnover is that is needed first (MEM-03)', async () => {
  open({ 'GET /wps/transaction/withdraw': offer({ turnover: { required: '800.00', done: '200.00' } }) })
  const bar = await screen.findByRole('progressbar', { name: EN['withdraw.turnover'] })
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['200', '800'])
  expect(screen.getByText('฿200.00 of ฿800.00 played')).toBeTruthy()
})

test('asks a trial account to log in to an actual one (B6)', async () => {
  open({ 'GET /wps/transaction/withdraw': { status: 403, code: 'trial_refused' } })
  expect(await screen.findByText('Please log in to an actual account to use this function.')).toBeTruthy()
})

test('an event of a withdrawal requests it anew; only one that waits can be cancelled (MEM-03)', async () => {
  let state = order()
  const { bus, queries } = open(
    { [`GET /wps/transaction/orders/${ID}`]: () => ({ value: state }) },
    `/m/withdraw?order=${ID}`,
  )
  await screen.findByText(EN['withdraw.state.waiting'])
  expect(screen.getByRole('button', { name: EN['withdraw.cancel'] })).toBeTruthy()
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  state = order('paid')
  act(() => bus.emit('withdrawalChanged', { orderId: ID, state: 'paid' }))
  expect(await screen.findByText('฿495.00 was paid to you.', {}, { timeout: 1_500 })).toBeTruthy()
  expect(screen.queryByRole('button', { name: EN['withdraw.cancel'] })).toBeNull()
})

test('a number that does not fit the bank is not sent, and the payee’s name cannot be changed (MEM-03)', async () => {
  const { calls } = open(
    {
      'GET /wps/member/bankCard': {
        value: {
          payeeName: 'Somchai Jaidee',
          most: 3,
          banks: [
            {
              bankId: 'truemoney',
              kind: 'wallet',
              name: 'TrueMoney',
              minDigits: 10,
              maxDigits: 10,
              prefix: '0',
            },
          ],
          cards: [],
        },
      },
    },
    '/m/withdraw?step=card',
  )
  const number = await screen.findByRole('textbox', { name: EN['withdraw.number'] })
  for (const typed of ['081234567', '1812345678', '08123x5678']) {
    fireEvent.change(number, { target: { value: typed } })
    fireEvent.click(screen.getByRole('button', { name: EN['withdraw.add'] }))
    expect(number.getAttribute('aria-invalid')).toBe('true')
  }
  const holder = screen.getByRole('textbox', { name: EN['withdraw.holder'] })
  expect([holder.getAttribute('readonly'), (holder as HTMLInputElement).value]).toEqual([
    '',
    'Somchai Jaidee',
  ]) // reason: a text field
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([])
})

test.each(['', '?step=password', '?step=card', '?step=cards', `?order=${ID}`])(
  'what the server draws of /m/withdraw%s is taken over without a difference (MEM-03)',
  async (query) => {
    fakeWire({})
    startTestSite({ memberHint: true, routes: [testRoute('/m/withdraw')] })
    const page = (
      <SiteRoot>
        <MemoryRouter initialEntries={[`/m/withdraw${query}`]}>
          <WithdrawScreen />
        </MemoryRouter>
      </SiteRoot>
    )
    const html = renderToString(page)
    expect(html).toContain('data-screen="withdraw"')
    expect(html).not.toContain('style=')
    const container = document.createElement('div')
    container.innerHTML = html
    const differences: unknown[] = []
    const options = { onRecoverableError: (error: unknown) => differences.push(error) }
    const root = await act(async () => hydrateRoot(container, page, options))
    expect(differences).toEqual([])
    act(() => root.unmount())
  },
)

test('a member with a debt for a deposit that was taken back pays it from the wallet before anything else (MEM-03)', async () => {
  let isPaid = false
  const { calls } = open({
    'GET /wps/transaction/withdraw': () =>
      isPaid ? offer({ debt: '100.00', balance: '0.00' }) : offer({ debt: '300.00' }),
    'POST /wps/member/debt/repay': () => {
      isPaid = true
      return { value: { debt: '100.00', currency: 'THB' } }
    },
  })
  await screen.findByText('Outstanding: ฿300.00')
  expect(screen.queryByRole('button', { name: EN['withdraw.go'] })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: EN['withdraw.debt_repay'] }))
  await screen.findByText('Outstanding: ฿100.00')
  expect(screen.getByText(EN['withdraw.debt_deposit'])).toBeTruthy()
  expect(screen.queryByRole('button', { name: EN['withdraw.debt_repay'] })).toBeNull()
  expect(calls.filter(({ url }) => url.includes('/debt/repay'))).toHaveLength(1)
})
