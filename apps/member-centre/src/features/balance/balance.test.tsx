import { clearSession, SiteRoot, site, startSession, walletsQuery } from '@site/shared-api'
import { fakeWire, startTestSite, testPopup, type WireAnswer } from '@site/shared-api/testing'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import BalanceBarSlot from '#slots/balance-bar.slot.tsx'
import { openSite, SESSION, wallets } from '#testing/open-site.tsx'

const MASK = '******'
const popups = [testPopup('login')]
const button = (name: string) => screen.getByRole('button', { name })
const signIn = () => act(async () => startSession(SESSION))

test('shows symbol, grouped digits and two decimals of the balance (LOB-04)', async () => {
  fakeWire({ 'GET /wps/wallets/gcs': wallets('1250000.50') })
  openSite(<BalanceBarSlot />)
  await signIn()
  expect(await screen.findByText('฿1,250,000.50')).toBeTruthy()
})

test('a guest is invited to log in, and the balance appears once signed in, without a reload (SHL-17)', async () => {
  fakeWire({ 'GET /wps/wallets/gcs': wallets('88.00') })
  const { facts } = openSite(<BalanceBarSlot />, { popups })
  fireEvent.click(button('Log in'))
  expect(facts.at(-1)).toMatchObject({ name: 'popupRequested', data: { popup: 'login' } })
  await signIn()
  expect(await screen.findByText('฿88.00')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull()
  await act(async () => clearSession())
  expect(screen.queryByText('฿88.00')).toBeNull()
})

test('nothing is drawn for a guest of a brand that has no way to log in (MOD-05)', () => {
  const { container } = openSite(<BalanceBarSlot />)
  expect(container.innerHTML).toBe('')
})

test('the server draws a returning member’s bar with the balance still hidden, not an invitation', () => {
  startTestSite({ memberHint: true, popups })
  const html = renderToString(
    <SiteRoot>
      <BalanceBarSlot />
    </SiteRoot>,
  )
  expect(html).toContain(MASK)
  expect(html).toContain('data-state="loading"')
  expect(html).not.toContain('style=')
})

test('hides the balance behind asterisks, remembers it, and shows it again (LOB-04)', async () => {
  fakeWire({ 'GET /wps/wallets/gcs': wallets('88.00') })
  openSite(<BalanceBarSlot />)
  await signIn()
  await screen.findByText('฿88.00')
  fireEvent.click(button('Hide balance'))
  expect(screen.queryByText('฿88.00')).toBeNull()
  expect(screen.getByText(MASK)).toBeTruthy()
  render(
    <SiteRoot>
      <BalanceBarSlot />
    </SiteRoot>,
  )
  expect(screen.getAllByText(MASK)).toHaveLength(2)
  expect(localStorage.getItem('member-centre.balanceHidden')).toBe('1')
  fireEvent.click(screen.getAllByRole('button', { name: 'Show balance' })[0] ?? document.body)
  expect(await screen.findAllByText('฿88.00')).toHaveLength(2)
})

test('refreshing masks the balance until the new one is there (LOB-04)', async () => {
  let answer = (_: WireAnswer): void => undefined
  let requests = 0
  fakeWire({
    'GET /wps/wallets/gcs': () => {
      requests += 1
      return requests === 1 ? wallets('88.00') : new Promise<WireAnswer>((resolve) => (answer = resolve))
    },
  })
  openSite(<BalanceBarSlot />)
  await signIn()
  await screen.findByText('฿88.00')
  fireEvent.click(button('Refresh balance'))
  await screen.findByText(MASK)
  fireEvent.click(button('Refresh balance'))
  await act(async () => answer(wallets('120.25')))
  expect(await screen.findByText('฿120.25')).toBeTruthy()
  expect(requests).toBe(2)
})

test('a balance published by another module or tab shows without a refresh by the player', async () => {
  let sum = '88.00'
  fakeWire({ 'GET /wps/wallets/gcs': () => wallets(sum) })
  openSite(<BalanceBarSlot />)
  await signIn()
  await screen.findByText('฿88.00')
  sum = '60.00'
  await act(async () => site().bus.emit('balanceChanged', { sumBalance: '60.00' }))
  expect(await screen.findByText('฿60.00')).toBeTruthy()
})

test('a member who signs in after another one never sees the previous balance (SHL-17)', async () => {
  let answer = (_: WireAnswer): void => undefined
  fakeWire({
    'GET /wps/wallets/gcs': ({ headers }) =>
      headers['Authorization'] === 'Bearer half'
        ? wallets('88.00')
        : new Promise<WireAnswer>((resolve) => (answer = resolve)),
  })
  openSite(<BalanceBarSlot />)
  await signIn()
  await screen.findByText('฿88.00')
  await act(async () => startSession({ ...SESSION, token: 'other', userName: 'lotus.other' }))
  expect(screen.getByText(MASK)).toBeTruthy()
  expect(site().queries.getQueryData(walletsQuery().queryKey)).toBeUndefined()
  await act(async () => answer(wallets('5.00')))
  expect(await screen.findByText('฿5.00')).toBeTruthy()
})

test('a balance known before this part of the page came alive waits for the session to be read', () => {
  fakeWire({ 'GET /wps/wallets/gcs': wallets('88.00') })
  const { container } = openSite(<BalanceBarSlot />, {
    memberHint: true,
    data: [['/wps/wallets/gcs', wallets('88.00').value]],
  })
  expect(container.textContent).toContain(MASK)
  expect(container.textContent).not.toContain('88.00')
})

test('a balance that cannot be loaded says so in its place and comes with the next refresh', async () => {
  let down = true
  fakeWire({
    'GET /wps/wallets/gcs': () =>
      down ? { status: 503, code: 'temporarily_unavailable' } : wallets('88.00'),
  })
  openSite(<BalanceBarSlot />)
  await signIn()
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The balance could not be loaded. Please refresh.',
  )
  down = false
  fireEvent.click(button('Refresh balance'))
  await waitFor(() => expect(screen.getByText('฿88.00')).toBeTruthy())
})
