import type { Page } from '@playwright/test'
import { findings, tooWide } from '#support/axe.ts'
import { round } from '#support/keyboard-walk.ts'
import { LOOKS, PARTS, shareOf } from '#support/looks.ts'
import { untranslated, visit } from '#support/page-facts.ts'
import { SCREENS } from '#support/screens.ts'
import { inEachState, statesOf } from '#support/states.ts'
import { tooSmall } from '#support/target-size.ts'
import { expect, test } from '#support/test.ts'

// Each look and each part of the site takes a minute: workers share them out.
test.describe.configure({ mode: 'parallel' })

const FAULTS = /status of (40[0134]|503)/

/** What one look at the page can show: axe's rules, the size of what is tapped, text of twice the size. */
async function look(page: Page, colours: boolean): Promise<string[]> {
  const found = await findings(page, colours ? 'everything' : 'structure')
  if (colours) {
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'))
    found.push(...(await findings(page, 'contrast')).map((finding) => `light: ${finding}`))
  }
  return [...found, ...(await tooSmall(page)), ...(await tooWide(page))]
}

/** Every run sees every screen once, in one brand, language and theme, and walks through it by keyboard. */
for (const one of LOOKS)
  test.describe(`a quarter of the site, ${one.brand} in ${one.language}`, () => {
    test.use({ ...one, theme: 'dark', contextOptions: { reducedMotion: 'reduce' } })

    for (const part of PARTS)
      test(`every screen and overlay is free of findings, reached by keyboard alone, large enough for a thumb and for twice the text: part ${part + 1} of ${PARTS.length} (SHL-33)`, async ({
        page,
        watch,
      }) => {
        test.slow()
        watch.allow(FAULTS)
        const { states, themeOf } = shareOf(one, part)
        const found: Record<string, string[]> = {}
        await inEachState(page, one.brand, states, async (state) => {
          const theme = themeOf(state)
          await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
          found[`${state.name}, ${theme}`] = [
            ...(await findings(page, 'everything')),
            ...(await tooSmall(page)),
            ...(await untranslated(page)).map((text) => `without words: ${text}`),
            ...(await round(page)),
            ...(await tooWide(page)),
          ]
        })
        expect(Object.keys(found)).toHaveLength(states.length)
        expect(Object.entries(found).filter(([, wrong]) => wrong.length > 0)).toEqual([])
      })
  })

/**
 * A language changes texts, which the brands share; colours are the brand's and its themes'. So each brand is looked at
 * whole in its own language, and in the other one its screens and the states that no other brand has.
 */
for (const [index, { brand, language }] of LOOKS.entries()) {
  const own = index < 2
  test.describe(`${brand} in ${language}${own ? ', both themes' : ''}`, { tag: '@soak' }, () => {
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
        watch.allow(FAULTS)
        const found: Record<string, string[]> = {}
        await inEachState(page, brand, states, async ({ name }) => {
          found[name] = await look(page, own)
        })
        expect(found).toEqual(Object.fromEntries(states.map(({ name }) => [name, []])))
      })
    }
  })
}
