import '#testing/text-encoder.ts'
import { SiteRoot } from '@site/shared-api'
import { fakeWire, startTestSite } from '@site/shared-api/testing'
import { fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import BannerSlot from '#slots/banner.slot.tsx'
import ListBannerSlot from '#slots/list-banner.slot.tsx'
import { announcement, ANNOUNCEMENTS_URL, groups } from '#testing/announcements.ts'
import { openAt } from '#testing/open-site.tsx'

const banner = (id: string, linkedPromotionId: string | null = null, groupName = 'm_home') =>
  announcement(id, { groupName, linkedPromotionId, types: ['B'] })

beforeEach(() => fakeWire({}))

function open(...banners: ReturnType<typeof banner>[]) {
  return openAt('/m/home', <BannerSlot />, { data: [[ANNOUNCEMENTS_URL, groups({ banners })]] })
}

const pictures = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))

test('shows the banners of the home group alone, the first one first of all pictures (LOB-02)', () => {
  const { container } = open(banner('one'), banner('elsewhere', null, 'm_rng'), banner('two'))
  expect(pictures(container)).toEqual(['/img/banner/one/960.webp', '/img/banner/two/960.webp'])
  expect(container.querySelectorAll('[fetchpriority=high]')).toHaveLength(1)
  expect(container.querySelector('img')?.getAttribute('fetchpriority')).toBe('high')
})

test('another screen shows the banners of the group it names, as registration does with m_reg (LOB-02)', () => {
  const banners = [banner('one'), banner('join', null, 'm_reg')]
  const { container } = openAt('/m/register', <ListBannerSlot params={{ group: 'm_reg' }} />, {
    data: [['/wps/announcements?platform=M&types=B', groups({ banners })]],
  })
  expect(pictures(container)).toEqual(['/img/banner/join/960.webp'])
})

test('a banner that fails to load is hidden (LOB-02)', () => {
  const { container } = open(banner('one'), banner('two'))
  fireEvent.error(container.querySelector('img') ?? container)
  expect(pictures(container)).toEqual(['/img/banner/two/960.webp'])
  expect(screen.queryByText('Title one')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  fireEvent.error(container.querySelector('img') ?? container)
  expect(container.innerHTML).toBe('')
})

test('one banner has neither dots nor a pause button; several can be paused (LOB-02)', () => {
  open(banner('one'))
  expect(screen.queryByRole('button')).toBeNull()
})

test('several banners can be paused and played again (LOB-02)', () => {
  open(banner('one'), banner('two'))
  fireEvent.click(screen.getByRole('button', { name: 'Pause highlights' }))
  expect(screen.getByRole('button', { name: 'Play highlights' })).toBeTruthy()
})

test('a banner with a linked promotion leads to it (CON-02)', () => {
  const { visits } = open(banner('one', 'welcome'), banner('two'))
  const links = screen.getAllByRole('link')
  expect(links).toHaveLength(1)
  fireEvent.click(links[0] ?? document.body)
  expect(visits).toEqual([{ to: '/m/activityDetail?id=welcome', replace: false }])
})

test('a brand without banners has no empty place (MOD-05)', () => {
  expect(open().container.innerHTML).toBe('')
})

test('the server draws the first banner whole, without a style the page’s policy would refuse (LOB-02)', () => {
  startTestSite({ data: [[ANNOUNCEMENTS_URL, groups({ banners: [banner('one'), banner('two')] })]] })
  const html = renderToString(
    <SiteRoot>
      <BannerSlot />
    </SiteRoot>,
  )
  expect(html).toContain('/img/banner/one/480.avif 480w')
  expect(html).toContain('Title one')
  expect(html).not.toContain('style=')
})
