import { ask, planAt } from '#support/ask.ts'
import { emptyPlaces, expectSameVisit, markVisit, open, untranslated, visit } from '#support/page-facts.ts'
import type { BrandName } from '#support/sites.ts'
import { expect, test } from '#support/test.ts'
import { SPEC_CATEGORIES, SPEC_GRIDS } from '../fixtures/spec-categories.ts'

const BRANDS: readonly BrandName[] = ['lotus', 'coral']

for (const brand of BRANDS) {
  test.describe(`home of ${brand}`, () => {
    test.use({ brand })

    test('is composed of four modules, each with its own version (MOD-01, MOD-02)', async ({
      page,
      site,
    }) => {
      await visit(page, '/m/home')
      const marked = async (): Promise<ReadonlyMap<string, string>> => {
        const marks = await page
          .locator('[data-module]')
          .evaluateAll((places) => places.map(({ dataset }) => `${dataset['module']} ${dataset['version']}`))
        return new Map(marks.map((mark) => mark.split(' ', 2) as [string, string])) // reason: split with limit 2
      }
      await expect
        .poll(async () => [...(await marked()).keys()].sort())
        .toEqual(['content', 'lobby', 'member-centre'])
      const shown = await marked()
      const plan = await planAt(site, '/m/home', { brand })
      for (const [name, version] of shown)
        expect(version).toBe(plan.modules.find((module) => module.name === name)?.version)
      const versions = plan.modules.map(({ version }) => version)
      expect(new Set(versions).size).toBe(plan.modules.length)
    })

    test('shows six games or more, the header and the footer on the first screen (LOB-07)', async ({
      page,
    }) => {
      await visit(page, '/m/home')
      await expect(page.getByRole('banner').getByRole('heading')).toBeInViewport()
      await expect(page.getByRole('contentinfo').getByRole('navigation')).toBeInViewport()
      const tiles = page.locator(
        '[data-category] [data-game] > a > img, [data-category] [data-game] > a picture img',
      )
      const seen = (): Promise<number> =>
        tiles.evaluateAll(
          (images) =>
            images.filter((image) => {
              const { top, bottom, left, right } = image.getBoundingClientRect()
              const footer = document.querySelector('footer nav')?.getBoundingClientRect().top ?? innerHeight
              return top >= 0 && bottom <= footer && left >= 0 && right <= innerWidth
            }).length,
        )
      await expect.poll(seen).toBeGreaterThanOrEqual(6)
      await expect.poll(() => emptyPlaces(page)).toEqual([])
    })

    test("the category strip follows the server's order after hot and favourites (LOB-06)", async ({
      page,
      site,
    }) => {
      await visit(page, '/m/home')
      const { text } = await ask(site, '/wps/game/menus', {
        brand,
        headers: { merchant: brand, language: 'EN' },
      })
      const { value } = JSON.parse(text) as { value: { key: string }[] } // reason: the platform's own answer
      const { messages } = await planAt(site, '/m/home', { brand })
      const strip = page.getByRole('navigation', { name: messages['lobby']?.['categories'] ?? '' })
      const pathOf = (wanted: string): string =>
        [...SPEC_CATEGORIES, ...SPEC_GRIDS].find(({ key }) => key === wanted)?.path ?? wanted
      const wanted = ['/m/hot-games', '/m/fav-games', ...value.map(({ key }) => pathOf(key))]
      await expect(strip.getByRole('link')).toHaveText(wanted.map(() => /\S/))
      const addresses = await strip
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(addresses).toEqual(wanted)
      expect(await untranslated(page)).toEqual([])
    })

    test('every category is in a rail with its count, and a tab leads to its screen (LOB-07, LOB-09)', async ({
      page,
    }) => {
      await visit(page, '/m/home')
      await markVisit(page)
      const rails = page.locator('section[data-category]')
      await expect.poll(() => rails.count()).toBeGreaterThanOrEqual(4)
      for (const head of await rails.locator('> :first-child').allTextContents())
        expect(head).toMatch(/[\p{L}\p{M}][\d,]+/u)
      const tab = page.locator('nav ul a[href="/m/slot"]').first()
      await tab.click()
      await expect(page).toHaveURL(/\/m\/slot$/)
      await expect(page.locator('[data-screen=category][data-state=ready]')).toBeVisible()
      await expect(page.locator('[data-screen=home]')).toHaveCount(0)
      await expectSameVisit(page)
    })
  })
}

test.describe('hot games', () => {
  test.use({ language: 'EN' })

  test('grow by twelve at a time (LOB-20)', async ({ page }) => {
    await open(page, '/m/home')
    const hot = page.locator('section[data-category=HOT]')
    await expect(hot.locator('li')).toHaveCount(12)
    await hot.getByRole('button', { name: 'Load more' }).click()
    await expect(hot.locator('li')).toHaveCount(24)
  })
})

// What the other addresses lead to is checked without a browser (routes.spec).
test('/m/index.html shows the home lobby under its own address (SHL-01)', async ({ page }) => {
  await open(page, '/m/index.html')
  await expect(page.locator('[data-screen=home]')).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === '/m/index.html')
})

test('an unknown path is replaced by home (SHL-02)', async ({ page }) => {
  await open(page, '/m/nowhere')
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.locator('[data-screen=home]')).toBeVisible()
})
