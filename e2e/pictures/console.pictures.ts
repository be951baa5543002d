import { join } from 'node:path'
import { LANGUAGES } from '@site/config'
import { root } from '@site/tools/root'
import { chooseLook, inEachConsolePage } from '#support/console-pages.ts'
import { fillConsole } from '#support/console-contents.ts'
import { addOperator, consoleOf, signInAt } from '#support/console.ts'
import { expect, test } from '#support/test.ts'

const WIDTHS = [1280, 390] as const

for (const language of LANGUAGES)
  test(`the console in ${language}`, async ({ newVisitor, site }) => {
    const name = `pictures-${language.toLowerCase()}`
    const owner = await addOperator(site, name, 'owner')
    await fillConsole(site)
    const page = await (
      await newVisitor({ isMobile: false, locale: 'en-US', baseURL: consoleOf(site) })
    ).newPage()
    await page.goto(consoleOf(site))
    await signInAt(page, owner)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await chooseLook(page, language, language === 'EN' ? 'light' : 'dark')
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      let count = 0
      await inEachConsolePage(page, site, async (shown) => {
        count += 1
        const file = `${String(count).padStart(2, '0')}-${shown}.jpg`
        const path = join(root, 'shots', `console-${language}-${width}`, file)
        await page.screenshot({ path, fullPage: true, animations: 'disabled', type: 'jpeg', quality: 82 })
      })
    }
  })
