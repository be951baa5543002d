import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNginx } from '@site/tools/nginx'
import { locatePostgres, startPostgres } from '../../services/platform/test/rig/process/postgres.ts'
import { connectSecurely } from '#support/https.ts'
import { DATA_DIR, makeTemplate } from '#support/sites.ts'
import { makeCopies } from './copies.ts'
import { signedIn, type Player } from './player.ts'
import { keepAsking, Line, type Outcome } from './visitors.ts'

/** Whole in the soak; a slow machine takes a share, such as 0.2. */
const SHARE = Number(process.env['ROLLING_SHARE'] ?? 1)
const PAGES_A_SECOND = 50 * SHARE
const CALLS_A_SECOND = 200 * SHARE
const PLAYERS = 20
const QUIET_MS = 3_000
const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** Two copies behind nginx are replaced one after the other under load: no request fails, no member is signed out. */
async function roll(): Promise<void> {
  const programs = locatePostgres()
  if (programs === undefined) throw new Error('PostgreSQL is not here: apt-get install postgresql')
  await makeTemplate()
  const folder = mkdtempSync(join(tmpdir(), 'site-rolling-'))
  const postgres = await startPostgres(programs)
  const registry = join(DATA_DIR, 'template', 'registry')
  const copies = await makeCopies(2, { folder, registry, databaseUrl: postgres.createDatabase('site') })
  // The first brings the schema and the examples.
  for (const copy of copies) await copy.start()
  const nginx = await startNginx({ copies: copies.map(({ port }) => port) })
  const certificate = readFileSync(nginx.certificate)
  const host = `localhost:${nginx.port}`
  const line = new Line(() => connectSecurely(nginx.port, certificate, '127.0.0.1'))
  const players: Player[] = []
  for (let i = 0; i < PLAYERS; i += 1) players.push(await signedIn(line, host))
  const playerAt = (i: number): Player => players[i % PLAYERS] ?? (players[0] as Player) // reason: there are players
  const load = keepAsking([
    { kind: 'page', perSecond: PAGES_A_SECOND, send: () => line.ask({ path: '/m/home', host }) },
    {
      kind: 'list',
      perSecond: CALLS_A_SECOND / 2,
      send: () => line.ask({ path: '/wps/game/menus', host, headers: { merchant: 'lotus' } }),
    },
    { kind: 'session', perSecond: CALLS_A_SECOND / 4, send: (i) => playerAt(i).session(line) },
    { kind: 'renewal', perSecond: CALLS_A_SECOND / 4, send: (i) => playerAt(i).renew(line) },
  ])
  await wait(QUIET_MS)
  for (const copy of copies) {
    await nginx.useCopies(copies.filter((other) => other !== copy).map(({ port }) => port))
    await wait(QUIET_MS)
    await copy.stop()
    await copy.start()
    await nginx.useCopies(copies.map(({ port }) => port))
    await wait(QUIET_MS)
  }
  const outcomes = await load.stop()
  line.close()
  await nginx.stop()
  for (const copy of copies) await copy.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
  report(outcomes)
}

function report(outcomes: readonly Outcome[]): void {
  for (const kind of new Set(outcomes.map((one) => one.kind))) {
    const of = outcomes.filter((one) => one.kind === kind)
    const times = of.map(({ ms }) => ms).sort((a, b) => a - b)
    const at = (share: number): string => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(0)
    const failed = of.filter(({ status }) => status !== 200)
    console.log(
      `${kind}: ${of.length} sent, ${failed.length} failed, median ${at(0.5)} ms, 99 % ${at(0.99)} ms`,
    )
    for (const status of new Set(failed.map((one) => one.status)))
      console.log(`  ${failed.filter((one) => one.status === status).length} with ${status}`)
    if (failed.length > 0) process.exitCode = 1
  }
}

await roll()
