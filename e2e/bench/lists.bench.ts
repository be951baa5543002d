import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '@site/tools/root'
import { startBigSite } from './big-site.ts'
import { openBrowser, phone } from './browser.ts'
import { measureInteractions } from './list-interactions.ts'
import { measureScrolling } from './list-scrolling.ts'
import { CPU_SLOWDOWN } from './measure.ts'
import { missed, verdicts } from './verdicts.ts'

/** `npm run bench -- lists [--passes 10] [--tries 5]`: a list of 10,000 games under the thumb, CPU four times slower (LOB-24). */
const { values } = parseArgs({
  strict: false,
  options: { passes: { type: 'string', default: '10' }, tries: { type: 'string', default: '5' } },
})
const passes = Math.max(2, Number(values.passes))
const tries = Math.max(1, Number(values.tries))
console.error('  a site with 10,000 games in one category …')
const site = await startBigSite()
const browser = await openBrowser()
try {
  const context = await phone(browser, { baseURL: site.origin })
  await context.addCookies([{ name: 'm_language', value: 'EN', url: site.origin }])
  const interactions = await measureInteractions(context, tries, [1, CPU_SLOWDOWN])
  const scrolling = await measureScrolling(browser, context, passes)
  const figures = [...scrolling.figures, ...interactions]
  console.log(
    verdicts(
      `A list of 10,000 games (412×823, scrolled at CPU ×${CPU_SLOWDOWN}, pictures from a host that has them)`,
      figures,
    ),
  )
  mkdirSync(join(root, 'bench-results'), { recursive: true })
  writeFileSync(
    join(root, 'bench-results', 'lists.json'),
    JSON.stringify({ ...scrolling, at: new Date().toISOString(), figures }, null, 1),
  )
  console.log(
    `Load of this machine (1, 5, 15 minutes): ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}; ${cpus().length} processors`,
  )
  console.log('\nWritten to bench-results/lists.json')
  if (figures.some(missed)) process.exitCode = 1
} finally {
  await browser.close()
  await site.stop()
}
