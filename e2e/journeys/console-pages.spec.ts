import { findings } from '#support/axe.ts'
import { fillConsole } from '#support/console-contents.ts'
import { chooseLook, inEachConsolePage } from '#support/console-pages.ts'
import { addOperator, consoleOf, signInAt } from '#support/console.ts'
import { round } from '#support/keyboard-walk.ts'
import { testOnSwitchedSite as test } from '#support/own-site.ts'
import { expect } from '#support/test.ts'

const LOOKS = [
  { locale: 'EN', theme: 'light', width: 1280 },
  { locale: 'TY', theme: 'dark', width: 390 },
] as const

for (const { locale, theme, width } of LOOKS)
  test(`every page of the console in ${locale} at ${width} px has no finding of axe and nothing beside the screen (PLT-05) @soak`, async ({
    newVisitor,
    site,
  }) => {
    test.setTimeout(600_000)
    const owner = await addOperator(site, `pages-${locale.toLowerCase()}`, 'owner')
    const emptied = await fillConsole(site)
    const size = { viewport: { width, height: 844 }, isMobile: false, hasTouch: width < 600, locale: 'en-US' }
    const page = await (await newVisitor({ ...size, baseURL: consoleOf(site) })).newPage()
    await page.goto(consoleOf(site))
    await signInAt(page, owner)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await chooseLook(page, locale, theme)
    const found: Record<string, string[]> = {}
    await inEachConsolePage(page, site, async (name) => {
      const faults = [...(await findings(page, 'everything'))]
      const beside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (beside > 1) faults.push(`${beside} px beside the screen`)
      if (faults.length > 0) found[name] = faults
    })
    await emptied()
    expect(found).toEqual({})
  })

test('every control of every page of the console is reached and seen by keyboard alone (PLT-05, SHL-33) @soak', async ({
  newVisitor,
  site,
}) => {
  test.setTimeout(900_000)
  const owner = await addOperator(site, 'pages-keys', 'owner')
  const emptied = await fillConsole(site)
  const size = { viewport: { width: 1280, height: 844 }, isMobile: false, hasTouch: false, locale: 'en-US' }
  // What comes into sight with the focus is there at once.
  const page = await (
    await newVisitor({ ...size, reducedMotion: 'reduce', baseURL: consoleOf(site) })
  ).newPage()
  await page.goto(consoleOf(site))
  await signInAt(page, owner)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await chooseLook(page, 'EN', 'light')
  const found: Record<string, string[]> = {}
  await inEachConsolePage(page, site, async (name) => {
    const faults = await round(page)
    if (faults.length > 0) found[name] = faults
  })
  await emptied()
  expect(found).toEqual({})
})
