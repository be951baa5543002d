import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillCatalogue } from '#bench/search/catalogue'
import { measureInside, measureOverHttp, type Measured } from '#bench/search/measure'
import { manyTitles } from '#bench/search/titles'
import { openDatabase } from '#db/database'
import type { Word } from '#games/catalogue/seed/words/word'
import { findPrograms, startPostgres } from '../../test/rig/process/postgres.ts'

const GAMES = 100_000
const LEAST_HITS = 95
const LONGEST_P99_MS = 30

interface Place {
  dataDir: string
  databaseUrl: string | undefined
}

/** Search by name over 100,000 games (LOB-25): found in spite of a typo, and how long the server takes. */
async function measure(
  name: string,
  databaseUrl: string | undefined,
  titles: readonly Word[],
): Promise<boolean> {
  const place: Place = { dataDir: mkdtempSync(join(tmpdir(), 'site-search-bench-')), databaseUrl }
  try {
    console.log(`${name}: ${GAMES.toLocaleString('en')} games`)
    const start = performance.now()
    const database = await openDatabase(place)
    try {
      await fillCatalogue(database.db, titles, (text) => process.stdout.write(`\r  ${text.padEnd(48)}`))
      process.stdout.write(`\n  filled in ${Math.round((performance.now() - start) / 1_000)} s\n`)
      report('inside the service', await measureInside(database.db, titles))
    } finally {
      await database.close()
    }
    const served = await measureOverHttp(place, titles)
    report('over HTTP', served)
    return served.latin >= LEAST_HITS && served.thai >= LEAST_HITS && served.times.p99 <= LONGEST_P99_MS
  } finally {
    rmSync(place.dataDir, { recursive: true, force: true })
  }
}

function report(where: string, { latin, thai, times, queries }: Measured): void {
  const ms = (value: number): string => `${value.toFixed(1)} ms`
  console.log(
    `  ${where.padEnd(19)} found with one typo, of 100 titles: Latin ${latin}, Thai ${thai} (least ${LEAST_HITS})`,
  )
  console.log(
    `  ${' '.repeat(19)} ${queries} searches: p50 ${ms(times.p50)}, p95 ${ms(times.p95)}, p99 ${ms(times.p99)} (most ${LONGEST_P99_MS} ms), slowest ${ms(times.most)}; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  )
}

const titles = manyTitles(GAMES)
let within = await measure('Embedded database', undefined, titles)
const programs = findPrograms()
if (programs === undefined) console.log('PostgreSQL: skipped, it is not installed here.')
else {
  const server = await startPostgres(programs)
  try {
    within = (await measure('PostgreSQL', server.createDatabase('search_bench'), titles)) && within
  } finally {
    await server.stop()
  }
}
if (!within) process.exitCode = 1
