import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fillRounds } from '#bench/records/fill'
import { looksAt, type Look } from '#bench/records/looks'
import { plansOf } from '#bench/records/plans'
import { spreadOf, type Spread } from '#bench/search/spread'
import { startPlatform } from '#bench/platform-process'
import { openDatabase } from '#db/database'
import { findPrograms, startPostgres } from '../../test/rig/process/postgres.ts'

/** Records over millions of rounds (MEM-04): every filter and page, how long the service takes, and how the database goes about it. */
const LONGEST_P99_MS = 50
const TRIES = 100
const { values } = parseArgs({
  strict: false,
  options: { rows: { type: 'string', default: '3000000' } },
})
const ROUNDS = Number(values.rows)

/** A look again and again: on from page to page, from the start again where it ends. */
async function spread({ ask }: Look): Promise<Spread> {
  let cursor: string | undefined
  return await spreadOf(Array.from({ length: TRIES }), async () => {
    const { nextCursor } = await ask(cursor)
    cursor = nextCursor ?? undefined
  })
}

async function measure(name: string, databaseUrl: string | undefined): Promise<boolean> {
  const place = { dataDir: mkdtempSync(join(tmpdir(), 'site-records-bench-')), databaseUrl }
  try {
    // The first start makes schema and examples.
    await (await startPlatform(place, {})).stop()
    const { db, close } = await openDatabase(place)
    try {
      const start = performance.now()
      const { memberId, own } = await fillRounds(db, ROUNDS, (text) =>
        process.stdout.write(`\r  ${text.padEnd(48)}`),
      )
      const seconds = Math.round((performance.now() - start) / 1_000)
      console.log(
        `\r${name}: ${ROUNDS.toLocaleString('en')} rounds, ${own.toLocaleString('en')} of the member, filled in ${seconds} s; load ${loadavg()[0]?.toFixed(1)}`,
      )
      const holder = { memberId, currency: 'THB', language: 'EN' as const }
      const now = new Date()
      const looks = looksAt(db, holder, now)
      let within = true
      for (const look of looks) {
        await look.ask()
        const { p50, p99, most } = await spread(look)
        within &&= p99 <= LONGEST_P99_MS
        console.log(
          `  ${look.name.padEnd(44)} p50 ${p50.toFixed(1).padStart(6)} ms  p99 ${p99.toFixed(1).padStart(6)} ms  slowest ${most.toFixed(1).padStart(6)} ms${p99 > LONGEST_P99_MS ? `  over ${LONGEST_P99_MS}` : ''}`,
        )
      }
      for (const [at, look] of looks.entries()) {
        if (!look.name.endsWith('92 days')) continue
        const lines = await plansOf(db, (one) => looksAt(one, holder, now)[at]?.ask() ?? Promise.resolve())
        console.log(`  ${look.name}:\n${lines.map((line) => `    ${line}`).join('\n')}`)
      }
      return within
    } finally {
      await close()
    }
  } finally {
    rmSync(place.dataDir, { recursive: true, force: true })
  }
}

let within = await measure('Embedded database', undefined)
const programs = findPrograms()
if (programs === undefined) console.log('PostgreSQL: skipped, it is not installed here.')
else {
  const server = await startPostgres(programs)
  try {
    within = (await measure('PostgreSQL', server.createDatabase('records_bench'))) && within
  } finally {
    await server.stop()
  }
}
if (!within) process.exitCode = 1
