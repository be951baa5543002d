import type { Locator, Page } from '@playwright/test'
import { ask } from '#support/ask.ts'
import { fillLogin, MEMBERS, signIn, tapLogIn } from '#support/member.ts'
import { open } from '#support/page-facts.ts'
import { swipe } from '#support/swipe.ts'
import { expect, test } from '#support/test.ts'

test.use({ language: 'EN' })

const banners = (page: Page): Locator => page.locator('[data-slot="lobby-home.banner"]')
const strip = (page: Page): Locator => banners(page).locator('[data-awake]')
/** Which of the dots is lit. */
const shown = (place: Locator): Promise<number> =>
  place
    .locator('[aria-hidden=true] > span')
    .evaluateAll((dots) => dots.findIndex((dot) => dot.hasAttribute('data-selected')))

/** Scrolls the page until what is given is, or is no longer, in sight, and the page knows it. */
const scrollUntil = (what: Locator, wanted: 'seen' | 'away'): Promise<void> =>
  what.evaluate(
    (node, seen) =>
      new Promise<void>((known) => {
        const sight = new IntersectionObserver((entries) => {
          if (entries.at(-1)?.isIntersecting !== seen) return
          sight.disconnect()
          known()
        })
        sight.observe(node)
        scrollTo(0, seen ? 0 : 2_000)
      }),
    wanted === 'seen',
  )

test('banners turn every 5 s while in sight, begin again, can be paused, and turn by a swipe of 60 px, not of 59 (LOB-02, SHL-22)', async ({
  page,
  watch,
}) => {
  await page.clock.install()
  await page.goto('/m/home', { waitUntil: 'domcontentloaded' })
  await expect(strip(page)).toBeAttached()
  await watch.holdTime(page)
  const count = await banners(page).locator('[data-banner]').count()
  expect(count).toBeGreaterThan(1)
  const place = banners(page)
  const first = await shown(place)
  for (let turn = 1; turn <= count; turn += 1) {
    await page.clock.runFor(5_000)
    await expect.poll(() => shown(place)).toBe((first + turn) % count)
  }
  await scrollUntil(strip(page), 'away')
  await watch.scriptsArrived()
  await page.clock.runFor(5_000)
  expect(await shown(place), 'out of sight nothing turns').toBe(first)
  await scrollUntil(strip(page), 'seen')
  await page.clock.runFor(5_000)
  await expect.poll(() => shown(place)).toBe((first + 1) % count)
  await place.getByRole('button', { name: 'Pause highlights' }).click()
  await page.clock.runFor(20_000)
  const paused = (first + 1) % count
  expect(await shown(place)).toBe(paused)
  for (const [by, expected] of [
    [-59, paused],
    [-60, (paused + 1) % count],
    [59, (paused + 1) % count],
    [60, paused],
  ] as const) {
    await swipe(page, strip(page), by)
    await page.clock.runFor(2_000)
    await expect.poll(() => shown(place), { message: `after ${by} px` }).toBe(expected)
  }
})

for (const brand of ['lotus', 'coral'] as const)
  test.describe(`banners of ${brand}`, () => {
    test.use({ brand })
    test('belong to their screen, and one that fails to load is not there (LOB-02)', async ({
      page,
      site,
      watch,
    }) => {
      const { text } = await ask(site, '/wps/announcements?types=B&platform=M', {
        brand,
        headers: { merchant: brand, language: 'EN' },
      })
      const { value } = JSON.parse(text) as {
        value: { banners: { id: string; groupName: string; url: string }[] }
      } // reason: the platform's own answer
      const of = (group: string): string[] =>
        value.banners.filter(({ groupName }) => groupName === group).map(({ id }) => id)
      const ids = (place: Locator): Promise<(string | null)[]> =>
        place
          .locator('[data-banner]')
          .evaluateAll((slides) => slides.map((slide) => slide.getAttribute('data-banner')))
      await open(page, '/m/activity')
      await expect.poll(() => ids(page.locator('[data-screen=activity]'))).toEqual(of('m_promotion'))
      await open(page, '/m/fishing-games')
      const low = page.locator('[data-slot="lobby-category.banner"]')
      await expect.poll(() => ids(low)).toEqual(of('m_fish'))
      await expect.poll(async () => (await low.boundingBox())?.height).toBeLessThan(90)
      // A guest alone sees the form, and what is said beside it.
      await open(page, '/m/register')
      expect(of('m_reg')).not.toEqual([])
      await expect.poll(() => ids(page.locator('[data-screen=register]'))).toEqual(of('m_reg'))
      const [gone, ...others] = of('m_home')
      const art = value.banners.find(({ id }) => id === gone)?.url.replace(/\/\d+\.webp$/, '')
      watch.allow(new RegExp(`${art}/`))
      await page.route(`**${art}/**`, (route) => route.abort())
      await page.goto('/m/home', { waitUntil: 'domcontentloaded' })
      await expect(banners(page).locator('[data-banner]')).toHaveCount(others.length)
      await expect.poll(() => ids(banners(page))).toEqual(others)
    })
  })

/** An announcement of the paused line, where a finger can meet it. */
function inSight(ticker: Locator): Promise<{ x: number; y: number; title: string }> {
  return ticker.evaluate((node) => {
    const window = node.querySelector('button')?.getBoundingClientRect() ?? new DOMRect()
    for (const item of node.querySelectorAll('[data-id]')) {
      const { left, right, top, bottom } = item.getBoundingClientRect()
      const [from, to] = [Math.max(left, window.left + 16), Math.min(right, window.right - 24)]
      if (to - from > 20) return { x: (from + to) / 2, y: (top + bottom) / 2, title: item.textContent ?? '' }
    }
    throw new Error('No announcement is in sight.')
  })
}

test('the ticker moves in 30 steps a second, pauses, and opens the list at what was tapped (LOB-03)', async ({
  page,
}) => {
  await open(page, '/m/home')
  const ticker = page.getByRole('region', { name: 'Announcements' })
  await ticker.getByRole('button', { name: 'Pause announcements' }).click()
  // A tap before the page is taken over is made then.
  await expect(ticker.getByRole('button', { name: 'Play announcements' })).toBeVisible()
  const { state, steps } = await ticker.evaluate((node) => {
    const motion = node.getAnimations({ subtree: true })[0]
    const effect = motion?.effect
    if (!(effect instanceof KeyframeEffect)) return { state: 'none', steps: 0 }
    const count = effect
      .getKeyframes()
      .reduce((sum, { easing }) => sum + Number(/^steps\((\d+)/.exec(easing)?.[1] ?? 0), 0)
    return { state: motion?.playState, steps: count / (Number(effect.getTiming().duration) / 1_000) }
  })
  expect(state).toBe('paused')
  expect(Math.round(steps)).toBe(30)

  const { x, y, title } = await inSight(ticker)
  await page.touchscreen.tap(x, y)
  const list = page.getByRole('dialog', { name: 'Announcements' })
  const unfolded = list.locator('details[open]')
  await expect(unfolded).toHaveCount(1)
  await expect(unfolded.locator('summary')).toContainText(title)
  await expect(unfolded.locator('summary time')).toHaveText(/^\d{4}\/\d{2}\/\d{2}$/)
  const other = list.locator('details').nth(1)
  await other.locator('summary').click()
  await expect(other.locator('p').first()).toBeVisible()
  await expect(list.locator('details[open]')).toHaveCount(1)
})

test.describe('a member who comes today for the first time', () => {
  test.use({ newcomer: true })

  test('is greeted with announcements after signing in, once a day; a guest is not (LOB-03)', async ({
    page,
    watch,
  }) => {
    await open(page, '/m/home')
    await expect(page.getByRole('region', { name: 'App download' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await tapLogIn(page)
    await fillLogin(page, MEMBERS.lotus)
    const popup = page.getByRole('dialog', { name: 'Announcements' })
    await expect(popup.locator('[data-awake]')).toBeVisible()
    const slides = popup.locator('[data-announcement]')
    const count = await slides.count()
    expect(count).toBeGreaterThan(1)
    expect(await shown(popup)).toBe(0)
    await popup.getByRole('button', { name: 'Next announcement' }).click()
    await expect.poll(() => shown(popup)).toBe(1)
    await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 })
    await popup.getByRole('button', { name: 'Previous announcement' }).click()
    await expect.poll(() => shown(popup)).toBe(0)
    await expect(slides.nth(0)).toBeInViewport({ ratio: 0.9 })
    await swipe(page, popup.locator('[data-awake]'), -59)
    await expect.poll(() => shown(popup)).toBe(0)
    await swipe(page, popup.locator('[data-awake]'), -60)
    await expect.poll(() => shown(popup)).toBe(1)
    await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 })
    await slides.nth(1).getByRole('button', { name: 'See the promotion' }).click()
    await expect(page.getByRole('dialog').locator('article').last()).toBeVisible()

    await page.clock.install()
    const response = page.waitForResponse(/announcements\?(.*&)?types=PU(&|$)/)
    await page.goto('/m/home', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('region', { name: 'App download' })).toBeVisible()
    await response
    await watch.scriptsArrived()
    await page.clock.runFor(10_000)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('the balance is shown with symbol and two decimals, hides behind asterisks and while it is refreshed (LOB-04)', async ({
  page,
}) => {
  await signIn(page, 'lotus')
  const bar = page.getByRole('region', { name: 'Balance' })
  await expect(bar).toContainText(/฿\s?[\d,]+\.\d\d/)
  await bar.getByRole('button', { name: 'Hide balance' }).click()
  await expect(bar).toContainText(/฿\s?\*+/)
  await expect(bar).not.toContainText(/\d/)
  await bar.getByRole('button', { name: 'Show balance' }).click()
  let answer: () => void = () => undefined
  const held = new Promise<void>((done) => (answer = done))
  await page.route('**/wps/wallets/gcs*', async (route) => {
    await held
    await route.continue()
  })
  await bar.getByRole('button', { name: 'Refresh balance' }).click()
  await expect(bar).toContainText(/฿\s?\*+/)
  answer()
  await expect(bar).toContainText(/฿\s?[\d,]+\.\d\d/)
})
