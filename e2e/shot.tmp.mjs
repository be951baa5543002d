import { chromium } from '@playwright/test'
import { needChromium } from '@site/tools/chromium'
const [base, out, ...steps] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: await needChromium() })
const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true })
await context.addCookies([{ name: 'm_language', value: 'EN', url: base }])
const page = await context.newPage()
page.on('pageerror', (e) => console.log('PAGEERROR', String(e).slice(0, 200)))
page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text().slice(0, 200)))
await page.goto(`${base}/m/home`, { waitUntil: 'domcontentloaded' })
await page.locator('html[data-ready]').waitFor({ state: 'attached' })
const slot = page.locator('[data-module=missions]')
console.log('slot count', await slot.count())
if (await slot.count()) { await slot.first().scrollIntoViewIfNeeded(); console.log(await slot.first().innerText()) }
await page.waitForTimeout(300)
if (await slot.count()) console.log(await page.evaluate(() => { const e = document.querySelector('[data-module=missions] > div') ?? document.querySelector('[data-module=missions]'); return e.outerHTML.slice(0,300)+' PAD '+getComputedStyle(e).paddingInline + ' gutter ' + getComputedStyle(e).getPropertyValue('--gutter') }))
await page.screenshot({ path: `${out}-home.png` })
await page.evaluate(() => scrollTo(0, 0))
await page.getByRole('button', { name: /menu/i }).first().click()
await page.getByRole('dialog').waitFor(); await page.waitForTimeout(900)
const row = page.getByRole('dialog').getByText('Missions')
console.log('menu row', await row.count())
if (await row.count()) { await row.first().scrollIntoViewIfNeeded() }
await page.screenshot({ path: `${out}-menu.png` })
if (await row.count()) { await row.last().click(); await page.waitForTimeout(900); console.log('at', page.url(), await page.title()); await page.screenshot({ path: `${out}-screen.png` }) }
await browser.close()
