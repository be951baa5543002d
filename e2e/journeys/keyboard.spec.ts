import { round } from '#support/keyboard-walk.ts'
import { visit } from '#support/page-facts.ts'
import { SCREENS } from '#support/screens.ts'
import { inEachState, statesOf } from '#support/states.ts'
import { expect, test } from '#support/test.ts'

// Each screen and state is walked once with every run (accessibility.spec.ts); here all of them in one brand and language.
test.describe.configure({ mode: 'parallel' })
test.use({ language: 'EN', contextOptions: { reducedMotion: 'reduce' } })

for (const part of [0, 1])
  test(
    `every control of every screen is reached and seen by keyboard alone, part ${part + 1} (SHL-33)`,
    { tag: '@soak' },
    async ({ page }) => {
      test.slow()
      const found: Record<string, string[]> = {}
      for (const { name, path } of SCREENS.filter((_, index) => index % 2 === part)) {
        await visit(page, path)
        found[name] = await round(page)
      }
      expect(Object.entries(found).filter(([, wrong]) => wrong.length > 0)).toEqual([])
    },
  )

for (const who of ['guests', 'members'] as const)
  test(
    `every control of what opens over a page and of every fault that ${who} meet is reached, too (SHL-33)`,
    { tag: '@soak' },
    async ({ page, brand, watch }) => {
      test.slow()
      watch.allow(/status of (40[0134]|503)/)
      const found: Record<string, string[]> = {}
      await inEachState(page, brand, statesOf(brand, who), async ({ name }) => {
        found[name] = await round(page)
      })
      expect(Object.entries(found).filter(([, wrong]) => wrong.length > 0)).toEqual([])
    },
  )
