import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { Rig } from '../rig/rig.ts'
import type { Provider } from '../rig/outside/provider.ts'
import { Chance } from './chance.ts'
import { Gambler, type Fate } from './gambler.ts'
import { Line, type Counted } from './line.ts'

const FOLDER = join(__dirname, '../..')
const OPENING = 100_000n
const MEMBERS = 64
const LEAST_CALM_MS = 1_200
const MOST_CALM_MS = 2_800
/** A machine that is slow to start a platform shall not spend the storm on starting it. */
const LEAST_CALLS = 400
const LOG_BYTES = 64 * 1024 * 1024
const run = promisify(execFile)

const outcomeSchema = z.object({
  transactions: z.array(z.object({ id: z.string(), status: z.string(), entries: z.string() })),
  sums: z.object({ all: z.string(), jackpots: z.string() }),
  report: z.object({ ok: z.boolean(), read: z.record(z.string(), z.number()), fault: z.unknown() }),
})
export type Outcome = z.output<typeof outcomeSchema>

export interface Storm {
  seed: number
  counted: Counted
  kills: number
  restarts: number
  seconds: number
  faults: string[]
  /** Members whose wallet is not what their own books say: session, books, wallet. */
  wrong: string[]
  fates: Map<string, Fate>
  outcome: Outcome
}

/** How often copies were killed, and their database crashed. */
interface Strikes {
  kills: number
  restarts: number
}

async function script<S extends z.ZodType>(
  rig: Rig,
  file: string,
  args: string[],
  as: S,
): Promise<z.output<S>> {
  const { dataDir, databaseUrl } = rig.place
  const { stdout } = await run(
    process.execPath,
    ['--import', 'tsx', file, ...args, dataDir, ...(databaseUrl === undefined ? [] : [databaseUrl])],
    { cwd: FOLDER, maxBuffer: LOG_BYTES },
  )
  return as.parse(JSON.parse(stdout))
}

/**
 * 64 members play until `calls` have been answered and all copies were hit, each call by way of any copy of the platform, while
 * copies are killed every few seconds and their database, where it is a server, crashes in between; then every book is compared
 * with every other.
 */
export async function rage(
  copies: readonly [Rig, ...Rig[]],
  provider: Provider,
  calls: number,
  seed: number,
  tell: (text: string) => void,
): Promise<Storm> {
  const [rig] = copies
  await Promise.all(copies.map((one) => one.platform.stop()))
  const seats = await script(rig, 'test/storm/seat-members.ts', [String(MEMBERS)], z.array(z.string()))
  await Promise.all(copies.map((one) => one.start()))
  const begun = Date.now()
  const chance = new Chance(seed)
  const line = new Line(provider, () => chance.of(copies).platform.url, chance)
  const gamblers = seats.map((sessionId) => new Gambler(sessionId, OPENING, line, chance))
  let over = false
  const strikes: Strikes = { kills: 0, restarts: 0 }
  const killing = killEverySoOften(
    copies,
    line,
    chance,
    strikes,
    () => over,
    () => tell(`${line.counted.answered} of ${calls} calls answered, ${strikes.kills} kills`),
  )
  // However quick the machine is: it is no storm before every copy, and their database, has been hit.
  const isCalm = (): boolean => strikes.kills < copies.length || (copies.length > 1 && strikes.restarts === 0)
  const storm = Promise.all(
    gamblers.map(async (gambler) => {
      while (!over && (line.counted.answered < calls || isCalm())) await gambler.round()
    }),
  )
  try {
    await Promise.race([storm, killing.then(() => storm)])
  } catch (error) {
    line.hangUp()
    throw error
  } finally {
    over = true
  }
  await killing
  const { kills, restarts } = strikes
  const seconds = (Date.now() - begun) / 1000
  const wrong: string[] = []
  for (const { sessionId, balance } of gamblers) {
    const { body } = await provider.call(rig.platform.url, 'balance', { sessionId })
    const held = BigInt(String(body.value.balance).replace('.', ''))
    if (held !== balance) wrong.push(`${sessionId}: books ${balance}, wallet ${held}`)
  }
  await Promise.all(copies.map((one) => one.platform.stop()))
  const outcome = await script(rig, 'test/storm/read-outcome.ts', [], outcomeSchema)
  const fates = new Map(gamblers.flatMap((gambler) => [...gambler.fates]))
  return { seed, counted: line.counted, kills, restarts, seconds, faults: line.faults, wrong, fates, outcome }
}

async function killEverySoOften(
  copies: readonly [Rig, ...Rig[]],
  line: Line,
  chance: Chance,
  strikes: Strikes,
  isOver: () => boolean,
  survived: () => void,
): Promise<void> {
  // Of several copies all are hit at first, and their database with them; then one of them, then all again.
  let turn = copies.length > 1 ? 1 : 0
  for (;;) {
    const calm = chance.whole(LEAST_CALM_MS, MOST_CALM_MS)
    const enough = line.counted.answered + LEAST_CALLS
    const since = Date.now()
    while (!isOver() && (Date.now() - since < calm || line.counted.answered < enough)) await pause(50)
    if (isOver()) return
    const [{ place }] = copies
    if (place.restart && turn % 3 === 1) {
      await place.restart()
      strikes.restarts += 1
      await pause(LEAST_CALM_MS)
    }
    const hit = turn % 2 === 0 ? [chance.of(copies)] : copies
    turn += 1
    await Promise.all(hit.map((one) => one.platform.kill()))
    const started = Promise.all(hit.map((one) => one.start()))
    if (hit.length === copies.length) line.waitFor(started)
    await started
    strikes.kills += hit.length
    survived()
  }
}
