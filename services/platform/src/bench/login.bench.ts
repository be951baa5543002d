import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { LoginLine } from '#bench/login/login-line'
import { offer, type Times } from '#bench/login/offer'
import { OtherCalls } from '#bench/login/other-calls'
import { startPlatform } from '#bench/platform-process'
import { findPrograms, startPostgres } from '../../test/rig/process/postgres.ts'

/** Fifty people a second sign in by argon2id while others play: how long both wait (no more than a tenth longer). */
const LOGINS_A_SECOND = 50
const OTHERS_A_SECOND = 40
const SECONDS = 12
const WARM_UP_SECONDS = 3
const ROUNDS = 3
const MOST_RATIO = 1.1

interface Measured {
  logins: Times
  alone: Times
  concurrent: Times
}

async function round(logins: LoginLine, others: OtherCalls): Promise<Measured> {
  const alone = await offer(OTHERS_A_SECOND, SECONDS, (i) => others.call(i))
  await logins.seal(LOGINS_A_SECOND * SECONDS)
  const [login, concurrent] = await Promise.all([
    offer(LOGINS_A_SECOND, SECONDS, () => logins.login()),
    offer(OTHERS_A_SECOND, SECONDS, (i) => others.call(i)),
  ])
  return { logins: login, alone, concurrent }
}

async function measure(name: string, databaseUrl: string | undefined): Promise<boolean> {
  const place = { dataDir: mkdtempSync(join(tmpdir(), 'site-login-bench-')), databaseUrl }
  try {
    const { url, stop } = await startPlatform(place)
    const [logins, others] = [new LoginLine(url), new OtherCalls(url)]
    await others.signIn(logins)
    await logins.seal(LOGINS_A_SECOND * WARM_UP_SECONDS)
    await Promise.all([
      offer(LOGINS_A_SECOND, WARM_UP_SECONDS, () => logins.login()),
      offer(OTHERS_A_SECOND, WARM_UP_SECONDS, (i) => others.call(i)),
    ])
    const rounds: Measured[] = []
    for (let i = 0; i < ROUNDS; i += 1) rounds.push(await round(logins, others))
    await stop()
    return report(name, rounds)
  } finally {
    rmSync(place.dataDir, { recursive: true, force: true })
  }
}

/** The median of the rounds: a machine that does other work at times spoils one of them. */
function middle(rounds: readonly Measured[], of: (measured: Measured) => number): number {
  const sorted = rounds.map(of).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function report(name: string, rounds: readonly Measured[]): boolean {
  const text = (of: (measured: Measured) => Times): string =>
    (['p50', 'p95', 'p99'] as const)
      .map((share) => `${share} ${middle(rounds, (one) => of(one)[share]).toFixed(1)} ms`)
      .join(', ')
  const ratio = (share: 'p50' | 'p99'): number =>
    middle(rounds, (one) => one.concurrent[share]) / middle(rounds, (one) => one.alone[share])
  const failed = rounds.reduce(
    (sum, { logins, alone, concurrent: meanwhile }) => sum + logins.failed + alone.failed + meanwhile.failed,
    0,
  )
  console.log(`${name} (${availableParallelism()} cores, load of the machine ${loadavg()[0]?.toFixed(1)})`)
  console.log(`  ${LOGINS_A_SECOND} logins a second        ${text((one) => one.logins)}`)
  console.log(`  lists and balance alone    ${text((one) => one.alone)}`)
  console.log(`  lists and balance then     ${text((one) => one.concurrent)}`)
  console.log(
    `  ratio                      p50 ${ratio('p50').toFixed(2)}, p99 ${ratio('p99').toFixed(2)} (most ${MOST_RATIO}); failed calls: ${failed}`,
  )
  return failed === 0 && ratio('p50') <= MOST_RATIO && ratio('p99') <= MOST_RATIO
}

let isWithin = await measure('Embedded database', undefined)
const programs = findPrograms()
if (programs === undefined) console.log('PostgreSQL: skipped, it is not installed here.')
else {
  const server = await startPostgres(programs)
  try {
    isWithin = (await measure('PostgreSQL', server.createDatabase('login_bench'))) && isWithin
  } finally {
    await server.stop()
  }
}
if (!isWithin) process.exitCode = 1
