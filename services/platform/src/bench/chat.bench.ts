import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { listenTo } from '#bench/chat/listening'
import { Deliveries, Talker } from '#bench/chat/talkers'
import { startPlatform } from '#bench/platform-process'
import { findPrograms, startPostgres } from '../../test/rig/process/postgres.ts'

/** Conversations with customer service at once: how long a message takes from one side to the other's page (CON-08). */
const CONVERSATIONS = 500
const OPERATORS_PAGES = 10
/** Each conversation says something this often. */
const EVERY_MS = 5_000
const MEASURED_MS = 30_000
const HANDS = 8
const AT_MOST_MS = 300
const SETTLE_MS = 3_000
const P99 = 0.99

async function measure(name: string, databaseUrl: string | undefined): Promise<boolean> {
  const place = { dataDir: mkdtempSync(join(tmpdir(), 'site-chat-bench-')), databaseUrl }
  const platform = await startPlatform(place, { LOG_LEVEL: 'error' })
  try {
    const token = readFileSync(join(place.dataDir, 'operator-token'), 'utf8').trim()
    const deliveries = new Deliveries()
    const site = { ...platform, token }
    const operator = { Authorization: `Bearer ${token}` }
    const ends: (() => void)[] = []
    for (let page = 0; page < OPERATORS_PAGES; page += 1)
      ends.push(
        await listenTo(`${platform.operatorUrl}/wps/operator/chat-events`, operator, (event) => {
          if (page === 0) deliveries.receive(event, 'member')
        }),
      )
    const talkers = Array.from({ length: CONVERSATIONS }, (_, at) => new Talker(site, at, deliveries))
    const waiting = [...talkers]
    await Promise.all(
      Array.from({ length: HANDS }, async () => {
        for (let one = waiting.pop(); one; one = waiting.pop()) ends.push(await one.begin())
      }),
    )
    await pause(SETTLE_MS)
    await Promise.all(talkers.map((talker, at) => talkOn(talker, at)))
    await pause(SETTLE_MS)
    for (const end of ends) end()
    return report(name, deliveries)
  } finally {
    await platform.stop()
    rmSync(place.dataDir, { recursive: true, force: true })
  }
}

/** Says something at its own beat, all of them spread over the time between two. */
async function talkOn(talker: Talker, at: number): Promise<void> {
  await pause((at / CONVERSATIONS) * EVERY_MS)
  const sent: Promise<void>[] = []
  for (let passed = 0; passed < MEASURED_MS; passed += EVERY_MS) {
    sent.push(talker.say())
    await pause(EVERY_MS)
  }
  await Promise.all(sent)
}

function report(name: string, { took, lost }: Deliveries): boolean {
  const sorted = took.toSorted((a, b) => a - b)
  const share = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Infinity
  const isWithin = share(P99) <= AT_MOST_MS && lost === 0
  const rate = (sorted.length / (MEASURED_MS / 1_000)).toFixed(0)
  console.log(
    `${name}: ${CONVERSATIONS} conversations, ${rate} messages a second, ${cpus().length} processors, load of the machine ${loadavg()[0]?.toFixed(1)}`,
  )
  console.log(
    `  delivered ${sorted.length}, lost ${lost}; p50 ${share(0.5).toFixed(0)} ms, p95 ${share(0.95).toFixed(0)} ms, p99 ${share(P99).toFixed(0)} ms (at most ${AT_MOST_MS}): ${isWithin ? 'within' : 'BEYOND'} the limit`,
  )
  return isWithin
}

let isWithin = await measure('Embedded database', undefined)
const programs = findPrograms()
if (programs === undefined) console.log('PostgreSQL: skipped, it is not installed here.')
else {
  const server = await startPostgres(programs)
  try {
    isWithin = (await measure('PostgreSQL', server.createDatabase('chat_bench'))) && isWithin
  } finally {
    await server.stop()
  }
}
if (!isWithin) process.exitCode = 1
