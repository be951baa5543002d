import type { Page } from '@playwright/test'
import { findings, tooWide } from '#support/axe.ts'
import { visit } from '#support/page-facts.ts'
import { SCREENS } from '#support/screens.ts'
import { inEachState, statesOf } from '#support/states.ts'
import { expect, test } from '#support/test.ts'

// Each look and each part of the site takes a minute: workers share them out.
test.describe.configure({ mode: 'parallel' })

/**
 * A language changes texts, which the brands share; colours are the brand's and its themes'. So each brand is looked at
 * whole in its own language, and in the other one its screens and the states that no other brand has.
 */
const LOOKS = [
  { brand: 'lotus', language: 'TY', own: true },
  { brand: 'coral', language: 'EN', own: true },
  { brand: 'lotus', language: 'EN', own: false },
  { brand: 'coral', language: 'TY', own: false },
] as const

/** All that a look can show of what stands there now: axe's rules, contrast in both themes, text of twice the size. */
async function look(page: Page, colours: boolean): Promise<string[]> {
  const found = await findings(page, colours ? 'everything' : 'structure')
  if (colours) {
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'))
    found.push(...(await findings(page, 'contrast')).map((finding) => `light: ${finding}`))
  }
  return [...found, ...(await tooWide(page))]
}

for (const { brand, language, own } of LOOKS)
  test.describe(`${brand} in ${language}${own ? ', both themes' : ''}`, () => {
    test.use({ brand, language, theme: 'dark', contextOptions: { reducedMotion: 'reduce' } })

    test('every screen is free of findings, at twice the size of text too (SHL-33)', async ({ page }) => {
      test.slow()
      const found: Record<string, string[]> = {}
      for (const { name, path } of SCREENS) {
        await visit(page, path)
        found[name] = await look(page, own)
      }
      expect(found).toEqual(Object.fromEntries(SCREENS.map(({ name }) => [name, []])))
    })

    for (const who of ['guests', 'members'] as const) {
      const states = statesOf(brand, who).filter((state) => own || state.brand === brand)
      if (states.length === 0) continue
      test(`every overlay, fault and failed list that ${who} meet is free of findings (SHL-33)`, async ({
        page,
        watch,
      }) => {
        test.slow()
        watch.allow(/status of (40[0134]|503)/)
        const found: Record<string, string[]> = {}
        await inEachState(page, brand, states, async ({ name }) => {
          found[name] = await look(page, own)
        })
        expect(found).toEqual(Object.fromEntries(states.map(({ name }) => [name, []])))
      })
    }
  })
