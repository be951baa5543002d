import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, publish } from '@site/tools/build'
import { released, root } from '@site/tools/root'
import { freePort } from '@site/tools/services'
import { startNginx } from '@site/tools/nginx'
import { startSite } from '@site/tools/site'
import { planAt } from '#support/ask.ts'
import { openBrowser, phone } from './browser.ts'
import { changedRelease } from './change-module.ts'
import { tapEarly, visit, type Visit } from './measure.ts'
import { moduleWeights, overBudget, weightTable } from './module-weights.ts'
import { KINDS, median, medians, table, type Kind } from './report.ts'

/** `npm run bench -- home`: the composed site beside the same source as one bundle, and itself over HTTP/2, from one server, in one run (MOD-01, composition-cost). */
const { values } = parseArgs({ strict: false, options: { runs: { type: 'string', default: '7' } } })
const runs = Math.max(1, Number(values.runs))
const data = join(root, '.data', 'bench')
await build(['mono'], { quiet: true })
rmSync(join(data, 'registry'), { recursive: true, force: true })
await publish([...released(), 'mono'], data, { quiet: true })
const site = await startSite({ port: await freePort(), dataDir: data, yardstick: true })
const nginx = await startNginx({ copies: [site.port] })
// A page whose certificate is not believed would not be kept by the browser.
const browser = await openBrowser([`--ignore-certificate-errors-spki-list=${nginx.spki}`])

const ADDRESSES: Readonly<Record<Kind, string>> = {
  composed: `http://localhost:${site.port}/m/home`,
  mono: `http://localhost:${site.port}/m/home?composition=mono`,
  secure: `https://localhost:${nginx.port}/m/home`,
}
try {
  await measure()
} finally {
  await browser.close()
  await nginx.stop()
  await site.stop()
}

async function measure(): Promise<void> {
  const cold: Record<Kind, Visit[]> = { composed: [], mono: [], secure: [] }
  const warm: Record<Kind, Visit[]> = { composed: [], mono: [], secure: [] }
  for (let run = 0; run <= runs; run++) {
    // Side by side, the order turned each time; the first round only warms the server.
    for (const kind of run % 2 === 0 ? KINDS : [...KINDS].reverse()) {
      const context = await phone(browser)
      const other = await phone(browser)
      const first = {
        ...(await visit(context, ADDRESSES[kind])),
        ...(await tapEarly(other, ADDRESSES[kind])),
      }
      const second = {
        ...(await visit(context, ADDRESSES[kind])),
        ...(await tapEarly(context, ADDRESSES[kind])),
      }
      if (run > 0) {
        cold[kind].push(first)
        warm[kind].push(second)
      }
      await Promise.all([context.close(), other.close()])
    }
    process.stderr.write(`\r  ${run} of ${runs} rounds of visits`)
  }
  process.stderr.write('\n')

  const weights = await weightsNow()
  const releases = await releaseBytes()
  const report = {
    at: new Date().toISOString(),
    runs,
    cold: mediansOf(cold),
    warm: mediansOf(warm),
    afterOneRelease: releases,
    weights,
    visits: { cold, warm },
  }
  console.log(
    table(
      `\nCold visit (medians of ${runs}; 150 ms, 1.6 Mbps, CPU x4; the delay is of each request, not of a handshake)`,
      report.cold,
    ),
  )
  console.log(table('\nWarm visit', report.warm))
  console.log(`\nA returning player after one module's release downloads, KB of scripts:`)
  for (const { module, composed, mono } of releases)
    console.log(
      `${module.padEnd(36)}${composed.toFixed(1).padStart(12)}${mono.toFixed(1).padStart(12)}${(composed / mono).toFixed(3).padStart(12)}`,
    )
  console.log(weightTable(weights))
  if (weights.some(overBudget)) process.exitCode = 1
  mkdirSync(join(root, 'bench-results'), { recursive: true })
  writeFileSync(join(root, 'bench-results', 'composition.json'), JSON.stringify(report, null, 1))
  console.log('\nWritten to bench-results/composition.json')
}

function mediansOf(visits: Readonly<Record<Kind, readonly Visit[]>>): Record<Kind, Visit> {
  return {
    composed: medians(visits.composed),
    mono: medians(visits.mono),
    secure: medians(visits.secure),
  }
}

async function weightsNow(): Promise<ReturnType<typeof moduleWeights>> {
  const { openRegistry } = await import('@site/delivery/registry')
  const registry = openRegistry(join(data, 'registry'))
  const plan = await planAt(site, '/m/home')
  return moduleWeights(
    plan,
    released().flatMap((name) => registry.live(name) ?? []),
  )
}

/** Visits, publishes a changed release of each module on the home route, visits again with the same cache. */
async function releaseBytes(): Promise<{ module: string; composed: number; mono: number }[]> {
  const { openRegistry } = await import('@site/delivery/registry')
  const registry = openRegistry(join(data, 'registry'))
  const rows: { module: string; composed: number; mono: number }[] = []
  const again = async (
    kind: Kind,
    name: string,
    dist: string,
    files: Parameters<typeof changedRelease>[2],
  ): Promise<number> => {
    const context = await phone(browser)
    await visit(context, ADDRESSES[kind])
    const target = join(data, 'bench-releases', name)
    registry.publish(changedRelease(dist, target, files), target)
    const { scriptKb } = await visit(context, ADDRESSES[kind])
    await context.close()
    return scriptKb
  }
  const mono = await again(
    'mono',
    'mono',
    join(root, '.cache', 'mono'),
    ({ exposes }) => exposes['.']?.js ?? [],
  )
  for (const module of ['lobby', 'content', 'member-centre']) {
    const composed = await again(
      'composed',
      module,
      join(root, 'apps', module, 'dist'),
      ({ exposes, entry }) => [entry, ...Object.values(exposes).flatMap(({ js }) => js)],
    )
    rows.push({ module, composed, mono })
  }
  return [...rows, { module: 'median', composed: median(rows.map(({ composed }) => composed)), mono }]
}
