import { MODULES, ROUTES } from '@site/config'
import type { Page } from '@playwright/test'
import { ask, planOf } from '#support/ask.ts'
import { switchBrand } from '#support/operator.ts'
import { testOnOwnSite } from '#support/own-site.ts'
import { emptyPlaces, innerLinks, open } from '#support/page-facts.ts'
import type { Site } from '#support/sites.ts'
import { expect } from '#support/test.ts'

/** Brands are switched here: on a site of this file's own. */
const test = testOnOwnSite('switches')
test.use({ language: 'EN' })

/** One screen of each kind; the other routes are asked for without a browser. */
const SCREENS = ['home', 'slot', 'gameCenter', 'activity', 'login', 'fav-games']
const COMBINATIONS = Array.from({ length: 2 ** MODULES.length }, (_, bits) =>
  Object.fromEntries(MODULES.map((name, index) => [name, (bits & (1 << index)) !== 0])),
)

/** Every address of the table is a page of this composition, the login for a member area, or home. */
async function checkRoutes(site: Site): Promise<string[]> {
  const { routes } = planOf((await ask(site, '/m/home')).text)
  const shown: string[] = []
  for (const { id, path } of ROUTES) {
    const { status, headers, text } = await ask(site, path)
    const route = routes.find((known) => known.id === id)
    const expected =
      id === 'home' || route?.access === 'anyone'
        ? [200, undefined]
        : [302, route === undefined ? '/m/home' : `/m/login?next=${encodeURIComponent(path)}`]
    expect([path, status, headers.location]).toEqual([path, ...expected])
    if (status !== 200) continue
    shown.push(id)
    expect(planOf(text).landing, path).toBe(route === undefined ? null : id)
  }
  return shown
}

/** Nothing on the screen, its frame or its menu is blank, empty or leads nowhere. */
async function checkScreen(page: Page, site: Site, path: string): Promise<void> {
  await open(page, path)
  await expect(page.locator('main [data-state=loading]')).toHaveCount(0)
  await expect(page.locator('main'), `${path} says something`).toHaveText(/\S(\s|\S){9,}\S/, {
    useInnerText: true,
  })
  await expect(page.getByRole('banner')).toBeVisible()
  await expect.poll(() => emptyPlaces(page), { message: path }).toEqual([])
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  for (const link of await innerLinks(page)) await checkLink(site, link)
}

const checked = new Set<string>()
async function checkLink(site: Site, link: string): Promise<void> {
  if (checked.has(link)) return
  const { status, headers } = await ask(site, link)
  const login = headers.location?.startsWith('/m/login?next=') === true
  expect([link, status === 302 && login ? 200 : status]).toEqual([link, 200])
  checked.add(link)
}

for (const combination of COMBINATIONS) {
  const off = MODULES.filter((name) => combination[name] === false)
  const title = off.length === 0 ? 'every module' : `every module but ${off.join(', ')}`
  test(`a brand with ${off.length === MODULES.length ? 'no module' : title} has no dead end (MOD-05)`, async ({
    page,
    site,
  }) => {
    await switchBrand(site, 'lotus', { modules: combination })
    checked.clear()
    const plan = planOf((await ask(site, '/m/home')).text)
    expect(plan.modules.map(({ name }) => name)).toEqual(MODULES.filter((name) => combination[name]))
    const shown = await checkRoutes(site)
    for (const { id, path } of ROUTES.filter((route) => SCREENS.includes(route.id)))
      if (shown.includes(id)) await checkScreen(page, site, path)
    await expect(page.locator(off.map((name) => `[data-module=${name}]`).join(',') || 'blink')).toHaveCount(0)
  })
}

test('a flag switched off takes its route and its menu item along at the next load (MOD-05, SHL-19)', async ({
  page,
  site,
}) => {
  await switchBrand(site, 'lotus', { modules: Object.fromEntries(MODULES.map((name) => [name, true])) })
  await switchBrand(site, 'lotus', { flags: { CBS3: 0 } })
  expect(planOf((await ask(site, '/m/home')).text).flags).not.toContain('CBS3')
  await switchBrand(site, 'lotus', { flags: { CBS3: 1 } })
  expect(planOf((await ask(site, '/m/home')).text).flags).toContain('CBS3')
  await open(page, '/m/home')
})

test('an open page takes a switched-off module along at its next step (MOD-05)', async ({ page, site }) => {
  // Told once the page itself has heard it.
  await page.addInitScript(() => {
    const Stream = globalThis.EventSource
    globalThis.EventSource = class extends Stream {
      constructor(url: string | URL, init?: EventSourceInit) {
        super(url, init)
        let first: string | undefined
        this.addEventListener('plan', ({ data }) => {
          const what = data === (first ??= String(data)) ? 'plan heard' : 'plan changed'
          setTimeout(() => console.log(what))
        })
      }
    }
  })
  const says = (text: string) =>
    page.waitForEvent('console', { predicate: (line) => line.text() === text, timeout: 30_000 })
  const heard = says('plan heard')
  await open(page, '/m/home')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Promotions' })).toBeVisible()
  await heard
  const told = says('plan changed')
  await switchBrand(site, 'lotus', { modules: { content: false } })
  await told
  await page.locator('nav ul a[href="/m/slot"]').first().click()
  await expect(page.locator('[data-screen=category]')).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Promotions' })).toHaveCount(0)
  await switchBrand(site, 'lotus', { modules: { content: true } })
})

const STATUS = [
  { name: 'maintenance', change: { maintenance: true }, status: 503, text: 'We are upgrading' },
  {
    name: 'a restricted region',
    change: { regionRestriction: true },
    status: 451,
    text: 'Not available where you are',
  },
  {
    name: 'both at once',
    change: { maintenance: true, regionRestriction: true },
    status: 503,
    text: 'We are upgrading',
  },
] as const

for (const { name, change, status, text } of STATUS)
  test(`${name} shows its page, and the site is back when it is over (SHL-16)`, async ({
    page,
    site,
    watch,
  }) => {
    watch.allow(new RegExp(`status (of )?${status}`))
    await switchBrand(site, 'lotus', change)
    const answer = await page.goto('/m/slot', { waitUntil: 'domcontentloaded' })
    expect(answer?.status()).toBe(status)
    await expect(page.getByRole('heading', { name: text })).toBeVisible()
    await expect(page.locator('[data-screen=category]')).toHaveCount(0)
    await switchBrand(site, 'lotus', { maintenance: false, regionRestriction: false })
    await page.getByRole('link', { name: 'Check again' }).click()
    await expect(page.locator('[data-screen=category]')).toBeVisible()
    await expect(page).toHaveURL(/\/m\/slot$/)
  })

test('switching one brand leaves the other as it was (MOD-05, SHL-16)', async ({ site }) => {
  await switchBrand(site, 'lotus', { maintenance: true })
  expect((await ask(site, '/m/home', { brand: 'lotus' })).status).toBe(503)
  expect((await ask(site, '/m/home', { brand: 'coral' })).status).toBe(200)
  await switchBrand(site, 'lotus', { maintenance: false })
})
