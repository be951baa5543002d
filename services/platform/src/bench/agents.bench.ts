import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { cookieName } from '@site/service-kit/own-cookies'
import { z } from 'zod'
import { checkAgents } from '#agents/index'
import { fillTeam, MERCHANT, type Filled } from '#bench/agents/fill'
import { Runs } from '#bench/agents/runs'
import { spreadOf, type Spread } from '#bench/search/spread'
import { startPlatform, type RunningPlatform } from '#bench/platform-process'
import { openDatabase } from '#db/database'
import { withoutTimeouts } from '#db/without-timeouts'
import { addDays } from '#money/index'
import { findPrograms, startPostgres } from '../../test/rig/process/postgres.ts'

/** A team of 100,000 members in eight levels (MEM-08): what its agent looks at, and a day's commission run of all agents. */
const LONGEST_P99_MS = 100
const LONGEST_RUN_SECONDS = 60
const TRIES = 100
const KINDS = ['commission', 'daily'] as const
const KILLS = 10
const KILL_STEP_MS = 300
const { values } = parseArgs({
  strict: false,
  options: { members: { type: 'string', default: '100000' } },
})
const MEMBERS = Number(values.members)

const page = z.object({ value: z.object({ nextCursor: z.string().nullable() }) })
interface Place {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
}

/** What the agent looks at; with a list the next page of it, until it ends. */
const LOOKS: readonly [name: string, path: string][] = [
  ['tree: level A', 'downlines?level=A'],
  ['tree: level C', 'downlines?level=C'],
  ['tree: all levels', 'downlines?level=all'],
  ['tree: below a member', 'downlines?of=team000003&level=all'],
  ['search: one letter', 'downlines?level=all&search=t'],
  ['search: four signs of an account', 'downlines?level=all&search=team07'],
  ['search: one member', 'downlines?level=all&search=team099999'],
  ['search: no match', 'downlines?level=all&search=zzz'],
  ['one of the team', 'downline?account=team000001&range=month'],
  ['kpi: today', 'kpi?range=today'],
  ['kpi: week', 'kpi?range=week'],
  ['kpi: month', 'kpi?range=month'],
  ['kpi: 92 days', 'kpi?from=FROM&to=TO'],
  ['home: who one is, what waits', 'self'],
  ['daily salary', 'salary/daily'],
  ['daily salary: history', 'salary/daily/history'],
  ['hourly salary', 'salary/hour'],
  ['dividend', 'dividends/current'],
  ['commission of today by downline', 'rebates'],
  ['rates of downlines', 'rebates/settings'],
  ['quotas', 'quotas'],
  ['statement', 'statement'],
  ['contracts', 'contracts'],
  ['links and what each brought', 'affiliate'],
  ['transfers', 'transfers'],
]

class Agent {
  readonly url: string
  readonly session: Filled

  constructor(url: string, session: Filled) {
    this.url = url
    this.session = session
  }

  async ask(path: string): Promise<unknown> {
    const { cookie, token } = this.session
    const answer = await fetch(`${this.url}/wps/agent/${path}`, {
      headers: {
        Merchant: MERCHANT,
        Authorization: `Bearer ${token}`,
        Cookie: `${cookieName({ protocol: 'http' }, 'memberSession')}=${cookie}`,
      },
    })
    const body: unknown = await answer.json()
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`)
    return body
  }

  /** The same again and again, on from page to page where there are pages. */
  async spread(path: string): Promise<Spread> {
    let cursor: string | null = null
    return await spreadOf(Array.from({ length: TRIES }), async () => {
      const answer = page.safeParse(
        await this.ask(cursor === null ? path : `${path}${path.includes('?') ? '&' : '?'}cursor=${cursor}`),
      )
      cursor = answer.success ? answer.data.value.nextCursor : null
    })
  }
}

async function measure(name: string, databaseUrl: string | undefined): Promise<boolean> {
  const place = { dataDir: mkdtempSync(join(tmpdir(), 'site-agents-bench-')), databaseUrl }
  try {
    // The first start makes schema and examples.
    await (await startPlatform(place, {})).stop()
    const { db, close } = await openDatabase(place)
    const start = performance.now()
    const filled = await withoutTimeouts(db, (one) =>
      fillTeam(one, MEMBERS, (text) => process.stdout.write(`\r  ${text.padEnd(48)}`)),
    )
    await close()
    const seconds = Math.round((performance.now() - start) / 1_000)
    console.log(
      `\r${name}: ${MEMBERS.toLocaleString('en')} members in ${filled.levels} levels, ${filled.agents.toLocaleString('en')} of them agents, filled in ${seconds} s, a day of all members counted in ${filled.counted.toFixed(1)} s; load ${loadavg()[0]?.toFixed(1)}`,
    )
    const platform = await startPlatform(place, {})
    let within: boolean
    try {
      within = await look(platform, filled)
      within = (await pay(platform, filled, place.dataDir)) && within
    } finally {
      await platform.stop()
    }
    return (await storm(place, filled)) && within
  } finally {
    rmSync(place.dataDir, { recursive: true, force: true })
  }
}

async function look(platform: RunningPlatform, filled: Filled): Promise<boolean> {
  const agent = new Agent(platform.url, filled)
  let within = true
  const from = new Date(Date.parse(filled.day) - 90 * 86_400_000).toISOString().slice(0, 10)
  for (const [name, path] of LOOKS) {
    const requestPath = path.replace('FROM', from).replace('TO', filled.day)
    await agent.ask(requestPath)
    const { p50, p99, most } = await agent.spread(requestPath)
    within &&= p99 <= LONGEST_P99_MS
    console.log(
      `  ${name.padEnd(44)} p50 ${p50.toFixed(1).padStart(6)} ms  p99 ${p99.toFixed(1).padStart(6)} ms  slowest ${most.toFixed(1).padStart(6)} ms${p99 > LONGEST_P99_MS ? `  over ${LONGEST_P99_MS}` : ''}`,
    )
  }
  return within
}

async function pay(platform: RunningPlatform, { day }: Filled, dataDir: string): Promise<boolean> {
  const runs = new Runs(platform, dataDir)
  let within = true
  for (const kind of KINDS) {
    const start = performance.now()
    const { lines, paid } = await runs.done(await runs.ask(kind, day))
    const seconds = (performance.now() - start) / 1_000
    const again = await runs.done(await runs.ask(kind, day))
    const more = (performance.now() - start) / 1_000 - seconds
    within &&= seconds <= LONGEST_RUN_SECONDS && lines === paid && again.paid === paid
    console.log(
      `  run of ${kind}: ${paid.toLocaleString('en')} of ${lines.toLocaleString('en')} agents paid in ${seconds.toFixed(1)} s, gone through again in ${more.toFixed(1)} s${seconds > LONGEST_RUN_SECONDS ? `  over ${LONGEST_RUN_SECONDS}` : ''}`,
    )
  }
  return within
}

/** Runs of the day before that are killed, each time further on: no agent is paid twice or missed, and the books add up. */
async function storm(place: Place, { day }: Filled): Promise<boolean> {
  const dayBefore = addDays(day, -1)
  let platform = await startPlatform(place, {})
  let within = true
  try {
    const ids: string[] = []
    for (let kill = 0; kill < KILLS; kill += 1) {
      // What was killed is followed when its lease is over; another run goes on at once where it was.
      const runs = new Runs(platform, place.dataDir)
      for (const kind of KINDS) ids.push(await runs.ask(kind, dayBefore))
      await pause(KILL_STEP_MS * (kill + 1))
      await platform.kill()
      platform = await startPlatform(place, {})
    }
    const runs = new Runs(platform, place.dataDir)
    for (const [at, kind] of KINDS.entries()) {
      const { differs, lines, paid } = await runs.done(ids[at] ?? '')
      const again = await runs.done(await runs.ask(kind, dayBefore))
      // What differs is the example agent's line, who was paid before there was this team.
      const isWhole =
        lines === paid && again.lines === lines && again.paid === paid && again.differs === differs
      within &&= isWhole
      console.log(
        `  run of ${kind}, killed ${KILLS} times: ${paid.toLocaleString('en')} of ${lines.toLocaleString('en')} agents paid, ${again.paid.toLocaleString('en')} when it was gone through again${isWhole ? '' : '  not whole'}`,
      )
    }
  } finally {
    await platform.stop()
  }
  const { close, db } = await openDatabase(place)
  const fault = await withoutTimeouts(db, (one) => checkAgents(one, () => undefined))
  await close()
  console.log(`  what was paid beside the ledger: ${fault ? JSON.stringify(fault) : 'adds up'}`)
  return within && !fault
}

let within = true
const programs = findPrograms()
if (programs === undefined) console.log('PostgreSQL: skipped, it is not installed here.')
else {
  const server = await startPostgres(programs)
  try {
    within = await measure('PostgreSQL', server.createDatabase('agents_bench'))
  } finally {
    await server.stop()
  }
}
within = (await measure('Embedded database', undefined)) && within
if (!within) process.exitCode = 1
