import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { publish } from '@site/tools/build'
import { released, root } from '@site/tools/root'
import { freePort } from '@site/tools/services'
import { startSite } from '@site/tools/site'
import { bareServerOf } from './crowd/bare.ts'
import { memoryOf } from './crowd/memory.ts'
import { paceOf, type Pace } from './crowd/pace.ts'
import { streamCost } from './crowd/streams.ts'
import { median } from './report.ts'
import { missed, verdicts, type Figure } from './verdicts.ts'

/**
 * `npm run bench -- crowd`: what a crowd of guests gets of the site, beside a bare Fastify handler that sends the same bytes, by
 * turns in one run (PLT-07). `--minutes` says how long the memory is watched under half of what the site can do.
 */
const { values } = parseArgs({
  strict: false,
  options: { runs: { type: 'string', default: '5' }, minutes: { type: 'string', default: '5' } },
})
const runs = Math.max(1, Number(values.runs))
const minutes = Math.max(0.5, Number(values.minutes))
const SECONDS = 6
const WARM_UP_SECONDS = 30
const STREAMS = 5_000
const BROWSER = { 'accept-encoding': 'br', cookie: 'm_language=EN' }
const CALLER = { 'accept-encoding': 'br', merchant: 'lotus', language: 'EN' }

const dataDir = join(root, '.data', 'bench-crowd')
rmSync(dataDir, { recursive: true, force: true })
await publish(released(), dataDir, { quiet: true })
const site = await startSite({ port: await freePort(), dataDir })
const origin = `http://localhost:${site.port}`
const platform = `http://127.0.0.1:${site.platformPort}`
try {
  await measure()
} finally {
  await site.stop()
}

interface Beside {
  readonly name: string
  readonly site: Pace
  readonly bare: Pace
  readonly bytes: number
}

/** Medians of runs by turns, the order turned each time; the first pair only warms both. */
async function beside(name: string, address: string, headers: Record<string, string>): Promise<Beside> {
  // Twice, so that the form that a crowd gets is the one measured.
  for (let time = 0; time < 3; time += 1) await fetch(address, { headers }).then((answer) => answer.text())
  await new Promise((done) => setTimeout(done, 1_000))
  const bare = await bareServerOf(address, headers)
  const paces: Record<'site' | 'bare', Pace[]> = { site: [], bare: [] }
  try {
    for (let run = 0; run <= runs; run += 1)
      for (const kind of run % 2 === 0 ? (['site', 'bare'] as const) : (['bare', 'site'] as const)) {
        const url = kind === 'site' ? address : `${bare.origin}/`
        const pace = await paceOf(url, headers, { seconds: run === 0 ? 3 : SECONDS })
        if (run > 0) paces[kind].push(pace)
        process.stderr.write(`\r  ${name}: ${run} of ${runs}  `)
      }
  } finally {
    bare.stop()
  }
  process.stderr.write('\n')
  const middle = (list: readonly Pace[]): Pace => ({
    rate: median(list.map(({ rate }) => rate)),
    p99: median(list.map(({ p99 }) => p99)),
    failed: list.reduce((sum, { failed }) => sum + failed, 0),
  })
  return { name, site: middle(paces.site), bare: middle(paces.bare), bytes: bare.bytes }
}

async function measure(): Promise<void> {
  const home = await beside('home', `${origin}/m/home`, BROWSER)
  const list = await beside(
    'list of 24 games',
    `${platform}/wps/game/list?gameType=SLOT&pageNo=1&pageSize=24`,
    CALLER,
  )
  const pid = site.deliveryPid()
  if (pid === undefined) throw new Error('the delivery service does not run')
  // From the first half minute of the load on: an idle process gives memory back that any load takes again at once.
  const halfLoad = (seconds: number): Promise<Pace> =>
    paceOf(`${origin}/m/home`, BROWSER, { seconds, rate: home.site.rate / 2 })
  await halfLoad(WARM_UP_SECONDS)
  const before = memoryOf(pid)
  const half = await halfLoad(minutes * 60)
  const grown = (memoryOf(pid) - before) / 1024
  const streams = await streamCost(origin, pid, STREAMS)

  const ratio = ({ site: own, bare }: Beside): number => own.rate / bare.rate
  const figures: Figure[] = [
    { name: 'home of a guest, pages a second', value: home.site.rate, unit: '/s' },
    { name: 'bare handler, the same bytes', value: home.bare.rate, unit: '/s' },
    // Limits are the highest that is good: a figure with a minimum is reported as its shortfall.
    {
      name: 'home: short of 0.5 × bare',
      value: Math.max(0, 0.5 - ratio(home)),
      unit: '×',
      digits: 2,
      limit: 0,
    },
    {
      name: 'home: short of 2,000 a second',
      value: Math.max(0, 2_000 - home.site.rate),
      unit: '/s',
      limit: 0,
    },
    { name: 'list of 24 games', value: list.site.rate, unit: '/s' },
    { name: 'bare handler, the same bytes', value: list.bare.rate, unit: '/s' },
    {
      name: 'list: short of 0.4 × bare',
      value: Math.max(0, 0.4 - ratio(list)),
      unit: '×',
      digits: 2,
      limit: 0,
    },
    { name: 'home at half that load, 99 of 100', value: half.p99, unit: 'ms', limit: 30 },
    { name: `memory more after ${minutes} min of it`, value: grown, unit: 'MB', limit: 20 },
    {
      name: 'answers that were no page',
      value: home.site.failed + list.site.failed + half.failed,
      unit: '',
      limit: 0,
    },
    { name: 'open streams missing of 5,000', value: STREAMS - streams.open, unit: '', limit: 0 },
    { name: 'memory of an open stream', value: streams.each, unit: 'KB', digits: 1, limit: 20 },
  ]
  console.log(
    verdicts(
      `A crowd of guests (medians of ${runs}; sixteen connections; document ${home.bytes} bytes)`,
      figures,
    ),
  )
  console.log(`home ${ratio(home).toFixed(2)} × bare, list ${ratio(list).toFixed(2)} × bare`)
  const folder = join(root, 'bench-results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'crowd.json'),
    JSON.stringify({ at: new Date().toISOString(), home, list, half, grown, streams }),
  )
  if (figures.some(missed)) process.exitCode = 1
}
