import { readFileSync } from 'node:fs'
import { openBrowser, phone } from './browser.ts'
import { measureInteractions } from './list-interactions.ts'
import { verdicts } from './verdicts.ts'
const origin = readFileSync('/tmp/w/perf-origin', 'utf8').trim()
const browser = await openBrowser()
try {
  const context = await phone(browser, { baseURL: origin })
  await context.addCookies([{ name: 'm_language', value: 'EN', url: origin }])
  const css = process.argv[3]
  if (css)
    await context.addInitScript((t) => {
      const s = new CSSStyleSheet()
      s.replaceSync(t)
      document.adoptedStyleSheets = [s]
    }, css)
  console.log(
    verdicts('x', await measureInteractions(context, 3, (process.argv[2] ?? '1,4').split(',').map(Number))),
  )
} finally {
  await browser.close()
}
