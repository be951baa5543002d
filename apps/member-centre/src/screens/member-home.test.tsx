import type { Plan } from '@site/config/schema'
import { SiteRoot, startSession, site } from '@site/shared-api'
import { fakeWire, startTestSite, testEntry, testRoute } from '@site/shared-api/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import MemberHomeScreen from '#screens/member-home.screen.tsx'
import { openSite, SESSION, wallets } from '#testing/open-site.tsx'

const info = (nickname: string | null) => ({
  value: { id: '1', account: 'lotus.demo', nickname, type: 0, registeredAt: '', lastLoginAt: null },
})
const rank = (done: number, all: number, nextLabel: string | null) => ({
  value: {
    currentProgress: { completedConditions: done, totalExpectedConditions: all },
    playerRankProgress: { labelId: 'vip-2', label: 'Silver', level: 2, nextLabel },
  },
})

interface Given {
  readonly nickname?: string | null
  readonly rank?: ReturnType<typeof rank>
  readonly wallets?: ReturnType<typeof wallets>
  readonly routes?: readonly string[]
  readonly entries?: Plan['entries']
}

const TEMPLATES = [
  ['base', []],
  ['new', ['MEMCENTER3']],
] as const

/** How far a bar or a ring is. */
const progressOf = (bar: HTMLElement): number =>
  bar instanceof HTMLProgressElement ? bar.value : Number(bar.getAttribute('aria-valuenow'))

describe.each(TEMPLATES)('the member home, %s template (SHL-20)', (template, flags) => {
  async function open(given: Given = {}) {
    const calls = fakeWire({
      'GET /wps/member/info': info(given.nickname ?? null),
      'GET /wps/member/rank/progress': given.rank ?? rank(3, 8, 'Gold'),
      'GET /wps/wallets/gcs': given.wallets ?? wallets('1500.00'),
      'DELETE /wps/session/logout': { value: { ended: true } },
    })
    const opened = openSite(<MemberHomeScreen />, {
      routes: (given.routes ?? []).map(testRoute),
      entries: given.entries ?? [],
      flags: [...flags],
    })
    await act(async () => startSession(SESSION))
    await screen.findAllByText('฿1,500.00')
    return { ...opened, calls }
  }

  test('greets a member by nickname, with account, kind and first letter (MEM-01)', async () => {
    await open({ nickname: 'เกด' })
    expect(await screen.findByRole('heading', { name: 'เกด' })).toBeTruthy()
    expect(screen.getByText('lotus.demo')).toBeTruthy()
    expect(screen.getByText('Member')).toBeTruthy()
    // The letter a Thai name begins with, not the vowel written before it.
    expect(screen.getByText('ก')).toBeTruthy()
  })

  test('without a nickname the account is the name', async () => {
    await open()
    expect(screen.getByRole('heading', { name: 'lotus.demo' })).toBeTruthy()
    expect(screen.getAllByText('lotus.demo')).toHaveLength(1)
  })

  test('shows how far the next VIP level is, between 0 and 1 (MEM-01)', async () => {
    await open()
    const bar = await screen.findByRole('progressbar')
    expect(progressOf(bar)).toBe(0.375)
    expect(screen.getByText('3 of 8 steps to Gold')).toBeTruthy()
  })

  test('the highest VIP level is complete', async () => {
    await open({ rank: rank(0, 0, null) })
    const bar = await screen.findByRole('progressbar')
    expect(progressOf(bar)).toBe(1)
    expect(screen.getByText('You have reached the highest level.')).toBeTruthy()
  })

  test('lists the wallets when there is more than one', async () => {
    await open({ wallets: wallets('1500.00', ['Main wallet', 'Bonus wallet']) })
    const list = await screen.findByRole('list', { name: 'Wallets' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(2)
    fireEvent.click(screen.getByRole('button', { name: 'Hide balance' }))
    expect(list.textContent).not.toContain('1,500.00')
  })

  test('offers only what this brand has: no entry, no empty section (MOD-05)', async () => {
    await open()
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
  })

  test.each([[['/m/voucherCenter', '/m/withdraw']], [['/m/voucherCenter']], [['/m/withdraw']]])(
    'has the ways in and out of its money that the brand has: %j (MEM-01)',
    async (routes) => {
      await open({ routes })
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(routes)
    },
  )

  test('leads on by the rows that modules have put there, whosever they are (MEM-01)', async () => {
    const row = (path: string) =>
      testEntry({ id: path.slice(3), at: 'member-home', to: { kind: 'route', id: path.slice(3), path } })
    await open({
      routes: ['/m/gameRecord', '/m/help', '/m/voucherCenter'],
      entries: [row('/m/gameRecord'), { ...row('/m/help'), at: 'menu.help' }],
    })
    const links = within(screen.getByRole('navigation')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/m/gameRecord'])
  })

  test('signing out asks where a module of the brand asks, and leads home where none does (SHL-25)', async () => {
    const { calls, facts, visits } = await open()
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(visits).toEqual([{ to: '/m/home', replace: true }]))
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', headers: { Authorization: 'Bearer half' } })
    expect(facts).toContainEqual(
      expect.objectContaining({ name: 'sessionEnded', data: { reason: 'logout' } }),
    )
    expect(site().signedIn()).toBe(false)
  })

  test('the theme switch changes the page and is remembered (SHL-18)', async () => {
    await open()
    const dark = screen.getByRole<HTMLInputElement>('switch', { name: 'Dark theme' })
    expect(dark.checked).toBe(true)
    fireEvent.click(dark)
    expect(document.documentElement.dataset['theme']).toBe('light')
    expect(localStorage.getItem('theme')).toBe('light')
  })

  test('a language that cannot be fetched leaves the page as it was and says why', async () => {
    const { facts } = await open()
    fakeWire({ 'GET /m/-/messages/test/TY.json': 'offline' })
    const thai = screen.getByRole<HTMLInputElement>('radio', { name: 'ไทย' })
    await act(async () => fireEvent.click(thai))
    await waitFor(() => expect(facts.at(-1)?.name).toBe('toastRequested'))
    expect(thai.checked).toBe(false)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'English' }).checked).toBe(true)
  })

  test('without a session there is a way to get one, not an empty page', () => {
    const { container } = openSite(<MemberHomeScreen />)
    expect(container.querySelector('[data-state=empty]')).not.toBeNull()
    expect(screen.getByText('You are not logged in')).toBeTruthy()
  })

  test('is the look that the brand has chosen, and the server draws the same one before the member is known', async () => {
    await open()
    expect(document.querySelector('[data-screen=member-home]')?.getAttribute('data-template')).toBe(template)
    startTestSite({ memberHint: true, flags: [...flags] })
    const html = renderToString(
      <SiteRoot>
        <MemberHomeScreen />
      </SiteRoot>,
    )
    expect(html).toContain(`data-template="${template}"`)
    expect(html).toContain('data-state="loading"')
    expect(html).not.toContain('style=')
  })
})

test('the two looks are two: cards one below the other, or a stage with a ring (SHL-20)', async () => {
  const drawn = TEMPLATES.map(([, flags]) => {
    startTestSite({ memberHint: true, flags: [...flags] })
    return renderToString(
      <SiteRoot>
        <MemberHomeScreen />
      </SiteRoot>,
    )
  })
  expect(drawn[0]).not.toContain('stage')
  expect(drawn[1]).toContain('stage')
})
