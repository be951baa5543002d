// First: the router looks for the encoder when it is loaded.
import '#testing/text-encoder.ts'
import { startSession } from '@site/shared-api'
import { fakeWire } from '@site/shared-api/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import EN from './messages/EN.json'
import DepositScreen from '#screens/deposit.screen.tsx'
import { openSite, SESSION } from '#testing/open-site.tsx'

const ID = '2f2d5d3e-4a3b-4d7d-9d0e-6a3f0c9c1a11'
const channel = {
  channelId: 'qr',
  method: 'qr',
  name: 'QR transfer',
  note: 'In seconds',
  min: '50.00',
  max: '1000.00',
  feeBasisPoints: 100,
  feeFixed: '0.00',
  quickAmounts: ['100.00', '500.00'],
  minutes: 15,
}
const order = (over: { state?: string; credited?: string } = {}) => ({
  orderId: ID,
  channelId: 'qr',
  channelName: 'QR transfer',
  method: 'qr',
  state: 'waiting',
  amount: '500.00',
  fee: '5.00',
  currency: 'THB',
  credited: null as string | null, // reason: of the contract, null while nothing has come
  promotionId: null,
  promotionTitle: null,
  reason: null,
  instruction: { kind: 'qr', text: 'https://bank.example/pay', link: null },
  hasSlip: false,
  createdAt: '2026-11-24T10:00:00Z',
  expiresAt: '2126-11-24T10:15:00Z',
  closedAt: null,
  timeZone: 'Asia/Bangkok',
  ...over,
})
const offer = (over: object = {}) => ({
  value: {
    currency: 'THB',
    symbol: '฿',
    channels: [channel],
    promotions: [{ promotionId: 'p1', title: 'First deposit', terms: '<p>Five times</p>' }],
    open: [],
    ...over,
  },
})

function open(answers: Parameters<typeof fakeWire>[0] = {}, at = '/m/voucherCenter', flags: string[] = []) {
  const calls = fakeWire({
    'GET /wps/relay/deposit/channels': offer(),
    'GET /wps/relay/deposits': { value: { deposits: [], nextCursor: null } },
    [`GET /wps/relay/deposits/${ID}`]: { value: order() },
    ...answers,
  })
  const site = openSite(
    <MemoryRouter initialEntries={[at]}>
      <DepositScreen />
    </MemoryRouter>,
    { flags },
  )
  act(() => startSession(SESSION))
  return { ...site, calls, to: (path: string) => calls.filter(({ url }) => url.includes(path)) }
}
const amount = () => screen.findByRole('textbox', { name: EN['deposit.amount'] })
const go = () => fireEvent.click(screen.getByRole('button', { name: EN['deposit.go'] }))

test('says bounds and fee before anything is sent, and sends nothing that is out of them (MEM-02)', async () => {
  const { to } = open()
  fireEvent.change(await amount(), { target: { value: '1,000.01' } })
  go()
  expect(await screen.findByText('From ฿50.00 to ฿1,000.00')).toBeTruthy()
  fireEvent.change(await amount(), { target: { value: 'abc' } })
  go()
  expect(await screen.findByText(EN['deposit.amount_wrong'])).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '฿500' }))
  expect(screen.getByText('฿5.00')).toBeTruthy()
  expect(screen.getByText('฿495.00')).toBeTruthy()
  expect(to('/wps/relay/deposit').filter(({ method }) => method === 'POST')).toEqual([])
})

test('a second try after a lost answer asks for the same order, another amount for another one (MEM-02)', async () => {
  const { to } = open({ 'POST /wps/relay/deposit': { status: 503, code: 'system_unavailable' } })
  fireEvent.change(await amount(), { target: { value: '500' } })
  const sent = () => to('/wps/relay/deposit').filter(({ method }) => method === 'POST')
  for (const count of [1, 2]) {
    go()
    await waitFor(() => expect(sent()).toHaveLength(count))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: EN['deposit.go'] }).getAttribute('aria-busy')).toBeNull(),
    )
  }
  fireEvent.change(await amount(), { target: { value: '501' } })
  go()
  await waitFor(() => expect(sent()).toHaveLength(3))
  const ids = sent().map(({ body }) => (body as { orderId: string }).orderId) // reason: what the form sends
  expect([ids[0] === ids[1], ids[1] === ids[2]]).toEqual([true, false])
})

test('shows a promotion’s terms when it is chosen (MEM-02)', async () => {
  open()
  fireEvent.click(await screen.findByRole('radio', { name: 'First deposit' }))
  expect(screen.getByText('Five times')).toBeTruthy()
})

test.each([
  [[], 'base'],
  [['DEPDETAIL3'], 'new'],
])(
  'with the flags %j the %s detail is drawn, and an event of the order requests it anew (SHL-20, MEM-02)',
  async (flags, template) => {
    let state = order()
    const { container, bus, queries } = open(
      { [`GET /wps/relay/deposits/${ID}`]: () => ({ value: state }) },
      `/m/voucherCenter?order=${ID}`,
      flags,
    )
    await screen.findByText(EN['deposit.state.waiting'])
    expect(container.querySelector('[data-template]')?.getAttribute('data-template')).toBe(template)
    expect(await screen.findByRole('img', { name: EN['deposit.code'] })).toBeTruthy()
    // All calls of the session's start are answered: what follows comes from the event.
    await waitFor(() => expect(queries.isFetching()).toBe(0))
    state = order({ state: 'paid', credited: '495.00' })
    act(() => bus.emit('depositChanged', { orderId: ID, state: 'paid' }))
    // Sooner than the page would ask by itself.
    expect(await screen.findByText('฿495.00 is in your wallet.', {}, { timeout: 1_500 })).toBeTruthy()
    expect(screen.queryByRole('button', { name: EN['deposit.cancel'] })).toBeNull()
  },
)

test('a slip is sent as the bytes of its file, one of another kind not at all (MEM-02, PLT-03)', async () => {
  const account = { kind: 'account', bank: 'Bank', number: '1', holder: 'House', reference: 'R1' }
  const transfer = { ...order(), method: 'transfer', instruction: account }
  const { to } = open(
    {
      [`GET /wps/relay/deposits/${ID}`]: { value: transfer },
      [`PUT /wps/relay/deposits/${ID}/slip`]: { value: { ...transfer, state: 'checking', hasSlip: true } },
    },
    `/m/voucherCenter?order=${ID}`,
  )
  const choose = async (type: string, file = new File(['slip'], 'slip', { type })): Promise<File> => {
    fireEvent.change(await screen.findByLabelText(EN['deposit.slip']), { target: { files: [file] } })
    return file
  }
  await choose('image/gif')
  expect(await screen.findByText(EN['deposit.slip_type'])).toBeTruthy()
  const file = await choose('image/png')
  await waitFor(() => expect(to('/slip')).toHaveLength(1))
  const [sent] = to('/slip')
  expect(sent?.headers['Content-Type']).toBe('application/octet-stream')
  expect(sent?.body instanceof Blob && sent.body.size).toBe(file.size)
})

test('without any way of paying it says what to do next (MEM-02)', async () => {
  open({ 'GET /wps/relay/deposit/channels': offer({ channels: [] }) })
  expect(await screen.findByText(EN['deposit.none'])).toBeTruthy()
})

test('where the ways of paying do not come it offers another try (A8)', async () => {
  open({ 'GET /wps/relay/deposit/channels': { status: 503, code: 'system_unavailable' } })
  expect(await screen.findByRole('button', { name: /retry|again/i })).toBeTruthy()
})
