import type { Page } from '@playwright/test'
import { chooseLanguage, openMenu } from '#support/frame.ts'
import { signIn } from '#support/member.ts'
import { expectSameVisit, markVisit, open, untilReady, untranslated } from '#support/page-facts.ts'
import { expect, test } from '#support/test.ts'

/** An account's own, the same in every language. */
const DATA = /lotus|@|^[\d\W]*$/i
const THAI = /[\u0E01-\u0E3A\u0E40-\u0E5B]/ // letters, without the sign of the baht

/** What the browser will send along: it takes a page's cookie a moment after the page has set it. */
const willSend = (page: Page, name: string, value: string): Promise<void> =>
  expect
    .poll(async () => (await page.context().cookies()).find((cookie) => cookie.name === name)?.value)
    .toBe(value)

test('the language changes both ways without a reload and is kept (SHL-18, SHL-26)', async ({ page }) => {
  await open(page, '/m/home')
  await markVisit(page)
  const html = page.locator('html')
  const rails = page.locator('[data-screen=home] section[data-category] h2')
  await expect(html).toHaveAttribute('lang', 'th')
  await expect(rails.first()).toHaveText(THAI)
  await chooseLanguage(page, 'English')
  await expect(html).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('contentinfo')).toContainText('Promotions')
  await expect(rails.first()).not.toHaveText(THAI)
  expect(await untranslated(page)).toEqual([])
  await chooseLanguage(page, 'ไทย')
  await expect(html).toHaveAttribute('lang', 'th')
  await expect(rails.first()).toHaveText(THAI)
  expect(await untranslated(page)).toEqual([])
  await expectSameVisit(page)
})

/** Lines that are read on the page, head and foot included, with letters of one of the two scripts. */
async function linesIn(page: Page, script: RegExp): Promise<string[]> {
  const text = await page.locator('body').innerText()
  return text.split('\n').filter((line) => script.test(line))
}

test('an open screen changes all its words with the language, one whose words come later too, and keeps what is typed (SHL-18, SHL-26)', async ({
  page,
}) => {
  await signIn(page, 'lotus', '/m/feedback')
  await untilReady(page)
  await markVisit(page)
  const field = page.locator('main').getByRole('textbox').first()
  await field.fill('1500')
  await chooseLanguage(page, 'English')
  await expect.poll(() => linesIn(page, THAI)).toEqual([])
  expect(await untranslated(page)).toEqual([])
  await expect(field).toHaveValue('1500')

  // The words of this screen come with it, after the change.
  await (await openMenu(page)).getByRole('link', { name: 'Security centre' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security centre')
  await untilReady(page)
  expect(await untranslated(page)).toEqual([])
  expect(await linesIn(page, THAI)).toEqual([])
  const english = new Set((await linesIn(page, /[a-z]{3}/)).filter((line) => !DATA.test(line)))
  expect(english.size).toBeGreaterThan(5)
  await chooseLanguage(page, 'ไทย')
  await expect
    .poll(async () => (await linesIn(page, /[a-z]{3}/)).filter((line) => english.has(line)))
    .toEqual([])
  expect((await linesIn(page, THAI)).length).toBeGreaterThan(5)
  expect(await untranslated(page)).toEqual([])
  await expectSameVisit(page)
})

test('the chosen language is drawn by the server on the next visit, with no flash (SHL-18)', async ({
  page,
}) => {
  await open(page, '/m/home')
  await chooseLanguage(page, 'English')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await willSend(page, 'm_language', 'EN')
  const answer = await page.reload()
  const html = (await answer?.text()) ?? ''
  expect(html).toContain('<html lang="en"')
  const shown = html.slice(html.indexOf('<body'), html.indexOf('id="m-plan"'))
  expect(shown).toContain('Promotions')
  expect(shown).not.toContain('โปรโมชัน')
  await expect(page.getByRole('contentinfo')).toContainText('Promotions')
})

test('the theme changes at once, is kept, and is there before the first paint (SHL-18)', async ({ page }) => {
  await open(page, '/m/home')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  const canvas = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const dark = await canvas()
  await page.getByRole('button', { name: 'เปิดเมนู' }).click()
  await page.getByRole('switch').click()
  await expect(html).toHaveAttribute('data-theme', 'light')
  await expect.poll(canvas).not.toBe(dark)
  await willSend(page, 'm_theme', 'light')
  const answer = await page.reload()
  expect(await answer?.text()).toContain('data-theme="light"')
  await expect(html).toHaveAttribute('data-theme', 'light')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
})

test('two brands differ in name, colours, language and currency (SHL-19)', async ({
  page,
  site,
  newVisitor,
}) => {
  await open(page, '/m/home')
  const coral = await (await newVisitor({ baseURL: site.origin('coral') })).newPage()
  await open(coral, '/m/home')
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await expect(coral.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('banner')).toContainText('Lotus')
  await expect(coral.getByRole('banner')).toContainText('Coral')
  const accent = () => getComputedStyle(document.documentElement).getPropertyValue('--accent')
  expect(await page.evaluate(accent)).not.toBe(await coral.evaluate(accent))
})

// Every run reads each page in one language, the soak in both; every look at the site reads all that is shown (accessibility.spec).
const PATHS = ['/m/home', '/m/slot', '/m/search-games', '/m/gameCenter', '/m/activity', '/m/login']
for (const [own, language] of (['TY', 'EN'] as const).entries())
  test.describe(`texts in ${language}`, () => {
    test.use({ language })
    for (const [at, path] of PATHS.entries())
      test(
        `nothing on ${path} is left without words (SHL-18)`,
        at % 2 === own ? {} : { tag: '@soak' },
        async ({ page }) => {
          await open(page, path)
          await page.locator('[data-screen]:not([data-state=loading])').first().waitFor()
          expect(await untranslated(page)).toEqual([])
          const main = await page.locator('main').innerText()
          if (language === 'TY') expect(main).toMatch(THAI)
          else expect(main.replaceAll('ไทย', '')).not.toMatch(THAI)
        },
      )
  })
