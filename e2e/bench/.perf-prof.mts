import { readFileSync, writeFileSync } from 'node:fs'
import { openBrowser, phone } from './browser.ts'
import { signIn } from '#support/member.ts'
import { alive, untilReady } from '#support/page-facts.ts'
const origin = readFileSync('/tmp/w/perf-origin','utf8').trim()
const browser = await openBrowser()
try {
  const context = await phone(browser, { baseURL: origin })
  await context.addCookies([{ name: 'm_language', value: 'EN', url: origin }])
  const page = await context.newPage()
  await signIn(page, 'lotus', '/m/slot'); await alive(page); await untilReady(page)
  const s = await context.newCDPSession(page)
  await s.send('Profiler.enable'); await s.send('Profiler.setSamplingInterval',{interval:200})
  const nav = page.getByRole('navigation', { name: 'Categories' })
  const acts: Record<string, ()=>Promise<void>> = {
    crash: async()=>{ await nav.getByRole('link',{name:'Crash'}).tap() },
    slots: async()=>{ await nav.getByRole('link',{name:'Slots'}).tap() },
    heart: async()=>{ await page.locator('main [data-game] button[aria-pressed]').first().tap() },
    filter: async()=>{ await page.locator('main').getByRole('button',{name:/^Stake and lines/}).tap() },
    menu: async()=>{ await page.getByRole('button',{name:'Open menu'}).tap() },
    close: async()=>{ await page.keyboard.press('Escape'); await page.getByRole('dialog').waitFor({state:'hidden'}) },
  }
  for (const n of ['crash','slots','crash','slots','menu','close','heart','filter','filter']) { await acts[n](); await page.waitForTimeout(500) }
  await s.send('Emulation.setCPUThrottlingRate',{rate:4})
  for (const n of ['crash','slots','heart','filter','menu']) {
    await browser.startTracing(page,{categories:['toplevel','devtools.timeline','disabled-by-default-devtools.timeline','disabled-by-default-v8.cpu_profiler','blink.user_timing']})
    await acts[n](); await page.waitForTimeout(1500)
    writeFileSync(`/tmp/w/perf-${n}.json`, await browser.stopTracing())
  }
} finally { await browser.close() }
