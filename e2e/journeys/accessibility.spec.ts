import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { signIn, signOut, type Kind } from '#support/member.ts'
import { open, visit } from '#support/page-facts.ts'
import { SCREENS } from '#support/screens.ts'
import { STATES } from '#support/states.ts'
import { expect, test } from '#support/test.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Every finding of axe's rules, or of one of them, on what is shown now, each with where it is. */
async function findings(page: Page, rule?: string): Promise<string[]> {
  // Through the debugger: the page's own policy allows no foreign script.
  await page.evaluate(AXE)
  const { violations } = await page.evaluate(async (only) => {
    const axe: { run(where: Document, options: object): Promise<AxeResults> } = Reflect.get(window, 'axe')
    return axe.run(document, {
      resultTypes: ['violations'],
      ...(only === undefined ? {} : { runOnly: { type: 'rule', values: [only] } }),
    })
  }, rule)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

/** Both looks of what is shown: the theme is a matter of colours alone. */
async function findingsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = []
  await page.evaluate(() => {
    // Half-way colours of a change that no player makes would be measured else.
    const still = new CSSStyleSheet()
    still.replaceSync('*, *::before, *::after { transition: none !important }')
    document.adoptedStyleSheets = [still]
  })
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
    const rule = theme === 'light' ? undefined : 'color-contrast'
    found.push(...(await findings(page, rule)).map((finding) => `${theme}: ${finding}`))
  }
  return found
}

for (const brand of ['lotus', 'coral'] as const)
  for (const language of ['TY', 'EN'] as const)
    test.describe(`${brand} in ${language}, both themes`, () => {
      test.use({ brand, language, contextOptions: { reducedMotion: 'reduce' } })

      test('every screen is free of findings (SHL-33)', async ({ page }) => {
        test.slow()
        const found: Record<string, string[]> = {}
        for (const { name, path } of SCREENS) {
          await visit(page, path)
          found[name] = await findingsInBothThemes(page)
        }
        expect(found).toEqual(Object.fromEntries(SCREENS.map(({ name }) => [name, []])))
      })

      test('every overlay, failed list and view of a member is free of findings (SHL-33)', async ({
        page,
        watch,
      }) => {
        test.slow()
        watch.allow(/status of 503/)
        const found: Record<string, string[]> = {}
        let signedIn: Kind | undefined
        for (const { name, path, kind, reach } of STATES) {
          if (kind !== undefined && kind !== signedIn) {
            await signOut(page)
            await signIn(page, brand, '/m/home', kind)
            signedIn = kind
          }
          await test.step(name, async () => {
            await (reach ? open : visit)(page, path)
            await reach?.(page)
          })
          found[name] = await findingsInBothThemes(page)
          await page.unrouteAll({ behavior: 'ignoreErrors' })
        }
        expect(found).toEqual(Object.fromEntries(STATES.map(({ name }) => [name, []])))
      })
    })

for (const language of ['TY', 'EN'] as const)
  test.describe(`text in ${language}`, () => {
    test.use({ language })
    test('may grow to twice its size without being cut off sideways (SHL-33)', async ({ page }) => {
      const wide: Record<string, string[]> = {}
      for (const { name, path } of SCREENS) {
        await visit(page, path)
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
        wide[name] = await page.evaluate(() => {
          const over = document.documentElement.scrollWidth - innerWidth
          return over > 0 ? [`the page is ${over} px too wide`] : []
        })
      }
      expect(wide).toEqual(Object.fromEntries(SCREENS.map(({ name }) => [name, []])))
    })
  })
