import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { signIn } from '#support/member.ts'
import { untilReady, visit } from '#support/page-facts.ts'
import { SCREENS } from '#support/screens.ts'
import { expect, test } from '#support/test.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Serious and critical findings on what is shown now, each with where it is. */
async function findings(page: Page): Promise<string[]> {
  // Through the debugger: the page's own policy allows no foreign script.
  await page.evaluate(AXE)
  const { violations } = await page.evaluate(async () => {
    const axe: { run(where: Document, options: object): Promise<AxeResults> } = Reflect.get(window, 'axe')
    return axe.run(document, { resultTypes: ['violations'] })
  })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    )
}

for (const brand of ['lotus', 'coral'] as const)
  for (const theme of ['dark', 'light'] as const)
    test.describe(`${brand} in its ${theme} look`, () => {
      test.use({ brand, theme })

      test('every screen is free of serious findings (SHL-33)', async ({ page }) => {
        test.slow()
        await page.emulateMedia({ reducedMotion: 'reduce' })
        for (const { path } of SCREENS) {
          await visit(page, path)
          expect(await findings(page), path).toEqual([])
        }
      })

      test('menu, login popup and member area are free of serious findings (SHL-33)', async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await visit(page, '/m/home')
        await page.locator('header button[aria-haspopup=dialog]').click()
        await expect(page.getByRole('dialog')).toBeVisible()
        expect(await findings(page), 'menu').toEqual([])
        await page.goBack()
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await page.locator('header button:not([aria-label])').first().click()
        await expect(page.locator('input[name=password]')).toBeVisible()
        expect(await findings(page), 'login popup').toEqual([])
        await signIn(page, brand, '/m/member/home')
        await untilReady(page)
        expect(await findings(page), 'member home').toEqual([])
        await visit(page, '/m/home')
        expect(await findings(page), 'home of a member').toEqual([])
      })
    })

test('text may grow to twice its size without being cut off sideways (SHL-33)', async ({ page }) => {
  for (const { path } of SCREENS) {
    await visit(page, path)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide, path).toBeLessThanOrEqual(0)
  }
})
