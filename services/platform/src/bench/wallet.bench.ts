import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPlatform } from '#bench/platform-process'
import { callsOf, KINDS, type Kind } from '#bench/wallet/calls'
import { paceOf, type Pace } from '#bench/wallet/pace'
import { ProviderLine } from '#bench/wallet/provider-line'
import { seatMembers } from '#bench/wallet/seats'
import { statementsOf } from '#bench/wallet/statements'
import { openDatabase } from '#db/database'
import { verifyWithin } from '#money/ledger/verify/verify'
import { findPrograms, startPostgres } from '../../test/rig/process/postgres.ts'

/** Wallet calls over HTTP beside the same statements run straight on the database (PLT-06: what the wire costs). */
const HANDS = [1, 16] as const
const CALLS = { 1: 150, 16: 800 } as const
/** As many as are measured: the platform starts anew in each round, and what it costs to compile the path is not what a call costs. */
const WARM_UP = 800
const ROUNDS = 3
const LEAST_RATIO = 0.6
const MEMBERS = 16
const OPENING = 1_000_000_000n
const PROVIDER_SECRET = 'provider-secret-of-the-bench'

interface Place {
  dataDir: string
  databaseUrl: string | undefined
}
type Paces = Map<string, Pace[]>

const keyOf = (kind: Kind, hands: number): string => `${kind} ${hands}`
const note = (paces: Paces, key: string, pace: Pace): void =>
  void paces.set(key, [...(paces.get(key) ?? []), pace])

async function straight(place: Place, sessions: readonly string[], paces: Paces): Promise<void> {
  const { db, close } = await openDatabase(place)
  const run = (statements: Awaited<ReturnType<typeof statementsOf>>[number]) =>
    db.transaction().execute(async (tx) => {
      for (const statement of statements) await tx.executeQuery(statement)
    })
  for (const kind of KINDS) {
    await paceOf(await statementsOf(db, callsOf(kind, sessions, WARM_UP)), MEMBERS, run)
    for (const hands of HANDS) {
      const jobs = await statementsOf(db, callsOf(kind, sessions.slice(0, hands), CALLS[hands]))
      note(paces, keyOf(kind, hands), await paceOf(jobs, hands, run))
    }
  }
  await close()
}

async function overHttp(place: Place, sessions: readonly string[], paces: Paces): Promise<void> {
  const { url, stop } = await startPlatform(place, { PROVIDER_SECRET })
  const line = new ProviderLine(url, PROVIDER_SECRET)
  for (const kind of KINDS) {
    await paceOf(callsOf(kind, sessions, WARM_UP), MEMBERS, (call) => line.send(call))
    for (const hands of HANDS) {
      const jobs = callsOf(kind, sessions.slice(0, hands), CALLS[hands])
      note(paces, keyOf(kind, hands), await paceOf(jobs, hands, (call) => line.send(call)))
    }
  }
  line.close()
  await stop()
}

async function measure(name: string, databaseUrl: string | undefined): Promise<boolean> {
  const place: Place = { dataDir: mkdtempSync(join(tmpdir(), 'site-wallet-bench-')), databaseUrl }
  try {
    await (await startPlatform(place)).stop()
    const seats = await within(place, (db) => seatMembers(db, MEMBERS, OPENING))
    const sessions = seats.map(({ sessionId }) => sessionId)
    const [direct, served]: [Paces, Paces] = [new Map(), new Map()]
    for (let round = 0; round < ROUNDS; round += 1) {
      await straight(place, sessions, direct)
      await overHttp(place, sessions, served)
    }
    const { fault } = await within(place, (db) => db.transaction().execute(verifyWithin))
    if (fault) throw new Error(`the ledger does not add up: ${JSON.stringify(fault)}`)
    console.log(`${name} (load of the machine ${loadavg()[0]?.toFixed(1)})`)
    const ratios = KINDS.flatMap((kind) =>
      HANDS.map((hands) =>
        report(kind, hands, direct.get(keyOf(kind, hands)), served.get(keyOf(kind, hands))),
      ),
    )
    return ratios.every((ratio) => ratio >= LEAST_RATIO)
  } finally {
    rmSync(place.dataDir, { recursive: true, force: true })
  }
}

async function within<T>(
  place: Place,
  work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>,
): Promise<T> {
  const { db, close } = await openDatabase(place)
  try {
    return await work(db)
  } finally {
    await close()
  }
}

/** The median of the rounds by throughput: a machine that does other work at times spoils one of them. */
function middle(paces: readonly Pace[] = []): Pace {
  const sorted = [...paces].sort((a, b) => a.throughput - b.throughput)
  const pace = sorted[Math.floor(sorted.length / 2)]
  if (!pace) throw new Error('nothing was measured')
  return pace
}

function report(
  kind: Kind,
  hands: number,
  direct: readonly Pace[] | undefined,
  served: readonly Pace[] | undefined,
): number {
  const [straightly, http] = [middle(direct), middle(served)]
  const ratio = http.throughput / straightly.throughput
  const text = ({ throughput, p50, p95, p99 }: Pace): string =>
    `${throughput.toFixed(0).padStart(5)}/s  p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
  const members = `${kind}, ${hands} at once`.padEnd(20)
  console.log(`  ${members} over HTTP      ${text(http)}`)
  console.log(
    `  ${''.padEnd(20)} statements     ${text(straightly)}   ratio ${ratio.toFixed(2)} (least ${LEAST_RATIO})`,
  )
  return ratio
}

let within60 = await measure('Embedded database', undefined)
const programs = findPrograms()
if (programs === undefined) console.log('PostgreSQL: skipped, it is not installed here.')
else {
  const server = await startPostgres(programs)
  try {
    within60 = (await measure('PostgreSQL', server.createDatabase('wallet_bench'))) && within60
  } finally {
    await server.stop()
  }
}
if (!within60) process.exitCode = 1
