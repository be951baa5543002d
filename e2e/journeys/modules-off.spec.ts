import type { BrowserContext, Page } from '@playwright/test'
import { ask } from '#support/ask.ts'
import { ADDRESSES, expected, outcomeOf, planFor, type Visitor } from '#support/composition.ts'
import { signIn } from '#support/member.ts'
import { switchBrand } from '#support/operator.ts'
import { testOnSwitchedSite as test } from '#support/own-site.ts'
import { emptyPlaces, innerLinks, open } from '#support/page-facts.ts'
import type { BrandName, Site } from '#support/sites.ts'
import { notePlans, waitForNewPlan } from '#support/plan-notice.ts'
import { expect } from '#support/test.ts'
import { COMBINATIONS, SPEC_MODULES, type Combination } from '../fixtures/spec-modules.ts'

test.use({ language: 'EN' })

const ALL_ON = Object.fromEntries(SPEC_MODULES.map((name) => [name, true]))

/** One screen of each kind; the other routes are requested without a browser. */
const SCREENS = ['/m/home', '/m/slot', '/m/gameCenter', '/m/activity', '/m/login', '/m/member/home']
/** What a brand has in the three compositions that lack most: nothing, no way to sign in, no games. */
const SPARSE = [[], ['lobby', 'content', 'member-centre'], ['account', 'content', 'member-centre']]

const titleOf = (combination: Combination): string => {
  const off = SPEC_MODULES.filter((name) => combination[name] === false)
  if (off.length === SPEC_MODULES.length) return 'no module'
  return off.length === 0 ? 'every module' : `every module but ${off.join(', ')}`
}

/** Every address of the table is a page of this composition, the login for a member area, or home; its plan names no other module. */
async function checkRoutes(site: Site, visitor: Visitor, combination: Combination): Promise<void> {
  const plan = await planFor(site, visitor)
  const on = SPEC_MODULES.filter((name) => combination[name] === true)
  expect(plan.modules.map(({ name }) => name).sort()).toEqual([...on].sort())
  for (const part of [plan.routes, plan.slots, plan.entries, plan.popups])
    for (const { module } of part) expect(['shell', ...on]).toContain(module)
  for (const { to } of plan.entries) {
    if (to.kind === 'route') expect(plan.routes.map(({ id }) => id)).toContain(to.id)
    if (to.kind === 'popup') expect(plan.popups.map(({ name }) => name)).toContain(to.name)
  }
  const found: string[] = []
  const wanted: string[] = []
  for (const [address, row] of ADDRESSES) {
    const has = plan.routes.some(({ path }) => path === row.path)
    wanted.push(`${address}: ${expected(row, visitor, has)}`)
    found.push(`${address}: ${await outcomeOf(site, visitor, address)}`)
  }
  expect(found).toEqual(wanted)
}

for (const combination of COMBINATIONS)
  test(`a brand with ${titleOf(combination)} has no dead end, for guests and for members (MOD-05)`, async ({
    site,
  }) => {
    await switchBrand(site, 'lotus', { modules: combination })
    for (const member of [false, true]) await checkRoutes(site, { brand: 'lotus', member }, combination)
  })

/** Nothing on the screen, its frame or its menu is blank, empty or leads nowhere. */
async function checkScreen(page: Page, site: Site, visitor: Visitor, path: string): Promise<void> {
  await open(page, path)
  await expect(page.locator('main [data-state=loading]')).toHaveCount(0)
  await expect(page.locator('main'), `${path} says something`).toHaveText(/\S(\s|\S){9,}\S/, {
    useInnerText: true,
  })
  await expect(page.getByRole('banner')).toBeVisible()
  await expect.poll(() => emptyPlaces(page), { message: path }).toEqual([])
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  // What leads to the platform itself (signing in by others) is no page of this site.
  for (const link of (await innerLinks(page)).filter((to) => !to.startsWith('/wps/')))
    expect(['its screen', 'login'], `${path} leads to ${link}`).toContain(
      await outcomeOf(site, visitor, link),
    )
}

async function checkScreens(page: Page, site: Site, visitor: Visitor, off: readonly string[]): Promise<void> {
  for (const path of SCREENS)
    if ((await outcomeOf(site, visitor, path)) === 'its screen') await checkScreen(page, site, visitor, path)
  const drawn = page.locator(off.map((name) => `[data-module=${name}]`).join(',') || 'blink')
  await expect(drawn).toHaveCount(0)
}

for (const combination of COMBINATIONS) {
  const off = SPEC_MODULES.filter((name) => combination[name] === false)
  const on = SPEC_MODULES.filter((name) => combination[name] === true)
  const isSparse = SPARSE.some((names) => names.join() === on.join())
  for (const brand of isSparse ? (['lotus'] as const) : (['lotus', 'coral'] as const))
    test(
      `in the browser a guest of ${brand} with ${titleOf(combination)} finds nothing blank and no dead link (MOD-05)`,
      isSparse ? {} : { tag: '@soak' },
      async ({ newVisitor, site }) => {
        await switchBrand(site, brand, { modules: combination })
        const page = await visitorOf(site, brand, newVisitor)
        await checkScreens(page, site, { brand, member: false }, off)
        await switchBrand(site, brand, { modules: ALL_ON })
      },
    )

  test(
    `in the browser a member with ${titleOf(combination)} finds nothing blank and no dead link (MOD-05)`,
    { tag: '@soak' },
    async ({ page, site }) => {
      await switchBrand(site, 'lotus', { modules: ALL_ON })
      await signIn(page, 'lotus')
      await switchBrand(site, 'lotus', { modules: combination })
      await checkScreens(page, site, { brand: 'lotus', member: true }, off)
    },
  )
}

/** A page of a guest who reads English, at a brand of their own. */
async function visitorOf(
  site: Site,
  brand: BrandName,
  newVisitor: (options: { baseURL: string }) => Promise<BrowserContext>,
): Promise<Page> {
  const context = await newVisitor({ baseURL: site.origin(brand) })
  await context.addCookies([{ name: 'm_language', value: 'EN', url: site.origin(brand) }])
  return await context.newPage()
}
test('an open page takes a switched-off module along at its next step (MOD-05)', async ({ page, site }) => {
  await switchBrand(site, 'lotus', { modules: ALL_ON })
  await notePlans(page)
  await open(page, '/m/home')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Promotions' })).toBeVisible()
  await switchBrand(site, 'lotus', { modules: { content: false } })
  await waitForNewPlan(page)
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
    await switchBrand(site, 'lotus', { modules: ALL_ON })
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
