import type { Page, Route } from '@playwright/test'
import { LOG_IN, signIn, tapLogIn } from '#support/member.ts'
import { expectSameVisit, markVisit } from '#support/page-facts.ts'
import { expect, test } from '#support/test.ts'

test.use({ language: 'EN' })

const RETRY = { name: 'Loading failed, click to retry' }

/** Where each module's failure must stay, and what shows that it works. */
const PLACES = [
  { module: 'lobby', place: 'main', places: 1, works: '[data-screen=home][data-state=ready]' },
  {
    module: 'content',
    place: '[data-slot="lobby-home.banner"]',
    places: 4,
    works: '[data-slot="lobby-home.banner"] img',
  },
  {
    module: 'member-centre',
    place: '[data-slot="lobby-home.balance"]',
    places: 1,
    works: '[data-slot="lobby-home.balance"] section',
  },
  { module: 'account', place: '[data-slot="popup:login"]', places: 1, works: 'input[name=password]' },
] as const

type Fault = 'answers 500' | 'never answers' | 'sends garbage' | 'sends other code'
const FAULTS: readonly Fault[] = ['answers 500', 'never answers', 'sends garbage', 'sends other code']

const TAMPERED = 'globalThis.__tampered = true;'

async function fail(route: Route, fault: Fault): Promise<void> {
  const script = { contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' } }
  if (fault === 'answers 500') return route.fulfill({ status: 500, body: 'no' })
  if (fault === 'sends garbage') return route.fulfill({ ...script, body: '<!doctype html><p>not a script' })
  if (fault === 'sends other code') {
    const real = await route.fetch()
    return route.fulfill({ ...script, body: TAMPERED + (await real.text()) })
  }
  // "never answers": the route is neither fulfilled nor aborted.
}

/** Breaks every file of one module; the closure, which carries files of several, is broken with it. */
async function breakModule(page: Page, module: string, fault: Fault): Promise<() => Promise<void>> {
  const files = `**/m/-/assets/${module}/*.js`
  const held: Route[] = []
  await page.route('**/m/-/closure/*', (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.route(files, async (route) => {
    if (fault === 'never answers') held.push(route)
    await fail(route, fault)
  })
  return async () => {
    await page.unroute(files)
    for (const route of held) await route.abort().catch(() => undefined)
  }
}

/** Every run breaks each module once and in each way once; the soak breaks each in every way. */
const often = (module: number, fault: number): boolean => module === fault

for (const [at, { module, place, places, works }] of PLACES.entries())
  for (const [kind, fault] of FAULTS.entries())
    test(
      `${module} that ${fault} costs only its own place, and is back with a tap (MOD-07${
        fault === 'sends other code' ? ', MOD-10' : ''
      })`,
      often(at, kind) ? {} : { tag: '@soak' },
      async ({ page, watch }) => {
        watch.allow(
          new RegExp(`/m/-/(closure|assets/${module})/`),
          /Failed to find a valid digest/,
          // React and single-spa report the module that did not come.
          /page error: .*(LoadError|Minified React error #422)/,
          /single-spa minified message #31/,
          // Other journeys have reported failures from this address in the same minute.
          /status of 429 .*\/m\/-\/failures$/,
        )
        const slow = fault === 'never answers'
        if (slow) test.slow()
        if (slow) await page.clock.install()
        const mend = await breakModule(page, module, fault)
        await page.goto('/m/home', { waitUntil: 'domcontentloaded' })
        await expect(page.locator('html[data-ready]')).toBeAttached()
        await markVisit(page)
        const popup = module === 'account'
        if (popup) {
          await tapLogIn(page)
          await expect(page.getByRole('dialog', { name: LOG_IN })).toBeVisible()
        }
        const retry = page.locator(place).getByRole('button', RETRY)
        const others = PLACES.filter((one) => one.module !== module && one.module !== 'account')
        const othersWork = async (): Promise<void> => {
          if (module !== 'lobby')
            for (const other of others) await expect(page.locator(other.works).first()).toBeVisible()
        }
        // Before time is made to run: it would end the page's patience for their files, too.
        if (slow) {
          await othersWork()
          await watch.scriptsArrived(new RegExp(`/assets/${module}/`))
        }
        if (slow)
          await expect(async () => {
            await page.clock.runFor(7_000)
            await expect(retry).toBeVisible({ timeout: 300 })
          }).toPass()
        await expect(retry).toBeVisible()
        await expect(page.getByRole('button', RETRY)).toHaveCount(places)

        // The rest of the page works.
        await othersWork()
        if (!popup) {
          await page.getByRole('button', { name: 'Open menu' }).click()
          // Its code waits behind what never answers: a browser keeps few connections to one host.
          await page.getByRole('button', { name: 'Close menu' }).click({ timeout: 60_000 })
          await expect(page.getByRole('dialog')).toHaveCount(0)
          await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Home' })).toBeVisible()
        }
        expect(await page.evaluate(() => Reflect.get(globalThis, '__tampered'))).toBeUndefined()

        // What is still on its way would come broken, and be taken for the answer to the next try.
        if (!slow) await watch.scriptsArrived()
        await mend()
        for (let left = places; left > 0; left -= 1) {
          await page.getByRole('button', RETRY).first().click()
          if (slow) await page.clock.runFor(1_000)
          await expect(page.getByRole('button', RETRY)).toHaveCount(left - 1)
        }
        await expect(page.locator(works).first()).toBeVisible()
        await expectSameVisit(page)
      },
    )

for (const fault of ['answers 500', 'sends garbage', 'sends other code', 'never answers'] as const)
  test(`a shell that ${fault}: the drawn page says so, and is back with a tap (MOD-07)`, async ({
    page,
    watch,
  }) => {
    watch.allow(/\/m\/-\/(closure|assets\/shell)\//, /Failed to find a valid digest/)
    const slow = fault === 'never answers'
    if (slow) await page.clock.install()
    const mend = await breakModule(page, 'shell', fault)
    await page.goto('/m/home', { waitUntil: 'commit' })
    const retry = page.getByRole('link', RETRY)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    if (slow) {
      await expect(retry).toBeHidden()
      await page.clock.runFor(31_000)
    }
    await expect(retry).toBeVisible()
    await mend()
    await page.unroute('**/m/-/closure/*')
    await retry.click()
    await expect(page.locator('html[data-ready]')).toBeAttached()
    await expect(retry).toBeHidden()
  })

test('what a page has in common with others is requested again when it does not come, then the page says so (MOD-07)', async ({
  page,
  watch,
}) => {
  watch.allow(/\/m\/-\/plan\//, /page error: TypeError: Failed to fetch/)
  const retry = page.getByRole('link', RETRY)
  const alive = page.locator('html[data-ready]')
  await page.route('**/m/-/plan/*', (route) => route.fulfill({ status: 500, body: 'no' }), { times: 1 })
  await page.goto('/m/home', { waitUntil: 'commit' })
  await expect(alive).toBeAttached()
  await expect(retry).toBeHidden()
  await page.route('**/m/-/plan/*', (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.goto('/m/hot-games', { waitUntil: 'commit' })
  await expect(retry).toBeVisible()
  await expect(alive).not.toBeAttached()
  await page.unroute('**/m/-/plan/*')
  await retry.click()
  await expect(alive).toBeAttached()
})

test('what needs a shared library that comes at the second try works (MOD-03, MOD-07)', async ({
  page,
  watch,
}) => {
  watch.allow(/shared-rx/, /page error: .*LoadError/)
  await signIn(page, 'lotus')
  let requests = 0
  await page.route(/shared-rx/, (route) => {
    requests += 1
    return requests === 1 ? route.fulfill({ status: 500, body: 'no' }) : route.fallback()
  })
  // Who counts what is unread needs the library.
  const counted = page.waitForResponse(
    (answer) => requests === 2 && answer.url().includes('/wps/chat/unread'),
  )
  await page.reload({ waitUntil: 'domcontentloaded' })
  expect((await counted).ok()).toBe(true)
})

test('a failed screen leaves the way to the others open (MOD-07)', async ({ page, watch }) => {
  watch.allow(/\/m\/-\/(closure|assets\/lobby)\//, /Minified React error #422/)
  await page.route('**/m/-/closure/*', (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.route('**/m/-/assets/lobby/*.js', (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.goto('/m/slot', { waitUntil: 'domcontentloaded' })
  await expect(page.locator('main').getByRole('button', RETRY)).toBeVisible()
  await markVisit(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Promotions' }).click()
  await expect(page.locator('[data-screen=activity][data-state=ready]')).toBeVisible()
  await expectSameVisit(page)
})

test('a broken closure alone is no fault the player sees (MOD-07)', async ({ page, watch }) => {
  watch.allow(/\/m\/-\/closure\//)
  await page.route('**/m/-/closure/*', (route) => route.abort())
  await page.goto('/m/home', { waitUntil: 'domcontentloaded' })
  await expect(page.locator('[data-slot="lobby-home.banner"] img').first()).toBeVisible()
  await page.locator('nav ul a[href="/m/slot"]').first().click()
  await expect(page.locator('[data-screen=category][data-state=ready]')).toBeVisible()
  await expect(page.getByRole('button', RETRY)).toHaveCount(0)
})

test.describe('in Thai', () => {
  test.use({ language: 'TY' })
  test('a failed place asks in the language of the page (MOD-07, SHL-05)', async ({ page, watch }) => {
    watch.allow(/\/m\/-\/(closure|assets\/content)\//, /Minified React error #422/)
    await breakModule(page, 'content', 'answers 500')
    await page.goto('/m/home', { waitUntil: 'domcontentloaded' })
    const retry = page.locator('[data-slot="lobby-home.banner"]').getByRole('button')
    await expect(retry).toHaveText(/โหลดไม่สำเร็จ/)
  })
})
