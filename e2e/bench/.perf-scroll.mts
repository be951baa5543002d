import { readFileSync } from 'node:fs'
import { openBrowser, phone } from './browser.ts'
import { measureScrolling } from './list-scrolling.ts'
import { verdicts } from './verdicts.ts'
const origin = readFileSync('/tmp/w/perf-origin','utf8').trim()
const browser = await openBrowser()
const t = Date.now()
try {
  const context = await phone(browser, { baseURL: origin })
  await context.addCookies([{ name: 'm_language', value: 'EN', url: origin }])
  const r = await measureScrolling(browser, context, 2)
  console.log(verdicts('x', r.figures), Date.now() - t)
} finally { await browser.close() }
