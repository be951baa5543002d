import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { z } from 'zod'
import { OPERATOR } from '../rig/operator.ts'
import type { PaymentSandbox } from '../rig/outside/payment-sandbox.ts'
import type { Provider } from '../rig/outside/provider.ts'
import { Editor } from '../rig/people/editor.ts'
import { Payer } from '../rig/people/withdrawer.ts'
import { bundled } from '../rig/process/platform-process.ts'
import type { Rig } from '../rig/rig.ts'
import { until } from '../rig/until.ts'
import { Bank } from './bank.ts'
import { compareBooks } from './books.ts'
import { Chance } from './chance.ts'
import { Customer } from './customer.ts'
import { Gambler, type Fate } from './gambler.ts'
import { Line, type Counted } from './line.ts'

const FOLDER = join(__dirname, '../..')
const LEAST_CALM_MS = 1_200
const MOST_CALM_MS = 2_800
/** A machine that is slow to start a platform shall not spend the storm on starting it. */
const LEAST_CALLS = 400
/** What was not done in so many times the calls is not done at all. */
const MOST_TIMES = 10
const LOG_BYTES = 64 * 1024 * 1024
const DAY_MS = 25 * 3_600_000
const run = promisify(execFile)

const seatedSchema = z.object({
  promotion: z.string(),
  gamblers: z.array(z.string()),
  openings: z.tuple([z.coerce.bigint(), z.coerce.bigint()]),
  customers: z.array(
    z.object({
      memberId: z.string(),
      account: z.string(),
      sessionId: z.string(),
      token: z.string(),
      cookie: z.string(),
    }),
  ),
})
const outcomeSchema = z.object({
  transactions: z.array(z.object({ id: z.string(), status: z.string(), entries: z.string() })),
  sums: z.object({ all: z.string(), jackpots: z.string() }),
  report: z.object({ ok: z.boolean(), read: z.record(z.string(), z.number()), fault: z.unknown() }),
  rebuilt: z.object({ compared: z.record(z.string(), z.number()), faults: z.array(z.string()) }),
})
export type Outcome = z.output<typeof outcomeSchema>

/** Who is out in it. */
export interface Crowd {
  readonly gamblers: number
  readonly customers: number
}

export interface Storm {
  seed: number
  counted: Counted
  /** What customers did, by kind. */
  done: Record<string, number>
  kills: number
  restarts: number
  seconds: number
  faults: string[]
  /** Members whose books are not what they have themselves, and books that differ from the payment company's. */
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
    [...bundled(file), ...args, dataDir, ...(databaseUrl === undefined ? [] : [databaseUrl])],
    { cwd: FOLDER, maxBuffer: LOG_BYTES },
  )
  return as.parse(JSON.parse(stdout))
}

/**
 * Members play, and some of them pay in, are paid out and claim, until `calls` have been answered and all copies were hit: each
 * call by way of any copy of the platform, while copies are killed every few seconds and their database, where it is a server,
 * crashes in between. Then a day ends, with one more kill, and every book is compared with every other.
 */
export async function rage(
  copies: readonly [Rig, ...Rig[]],
  { provider, sandbox }: { provider: Provider; sandbox: PaymentSandbox },
  { calls, crowd, seed }: { calls: number; crowd: Crowd; seed: number },
  reportProgress: (text: string) => void,
): Promise<Storm> {
  const [rig] = copies
  await Promise.all(copies.map((one) => one.platform.stop()))
  const counts = [crowd.gamblers, crowd.customers].map(String)
  const seated = await script(rig, 'test/storm/seat-members.ts', counts, seatedSchema)
  await Promise.all(copies.map((one) => one.start()))
  // Cards are added in it: what waits after such a change is the safety suite's.
  await new Editor(rig).change('security-rules', 'coral', { coolingHours: 0 })
  const second = await Editor.signedIn(rig, `storm-${seed}`, 'payments')
  const begun = Date.now()
  const chance = new Chance(seed)
  const line = new Line(provider, () => chance.of(copies).platform, chance)
  const bank = new Bank(line, chance, sandbox, [OPERATOR.headers, second.headers], seated.promotion)
  const [opening, ofCustomers] = seated.openings
  const gamblers = seated.gamblers.map((sessionId) => new Gambler(sessionId, opening, line, chance))
  const customers = seated.customers.map((seat) => new Customer(seat, ofCustomers, bank))
  const isMixed = (): boolean => Object.values(actionCountsOf(customers)).every((count) => count > 0)
  const strikes = await storm(copies, line, { calls, chance, isMixed, reportProgress }, [
    ...gamblers.map((gambler) => () => gambler.round()),
    ...customers.map((customer) => () => customer.act()),
  ])
  await Promise.all(customers.map((customer) => customer.finish()))
  const seconds = (Date.now() - begun) / 1000
  const wrong: string[] = []
  const cash = async (sessionId: string, at = Date.now()): Promise<bigint> => {
    const { body } = await provider.call(rig.platform.url, 'balance', { sessionId }, { at })
    return BigInt(String(body.value.balance).replace('.', ''))
  }
  for (const { balance, sessionId } of gamblers) {
    const held = await cash(sessionId)
    if (held !== balance) wrong.push(`${sessionId}: books ${balance}, wallet ${held}`)
  }
  wrong.push(...(await compareBooks(sandbox, customers)))
  const faults = await new Payer(new Editor(rig)).faults()
  wrong.push(...faults.map((fault) => JSON.stringify(fault)))

  await Promise.all(customers.map((customer) => customer.closeDay()))
  strikes.kills += await endDay(copies, customers)
  for (const customer of customers) {
    const held = await cash(customer.seat.sessionId, Date.now() + DAY_MS)
    wrong.push(...(await customer.faults(held)))
  }
  await Promise.all(copies.map((one) => one.platform.stop()))
  const redeemed = customers.flatMap(({ claims }) => [...claims.redeemed])
  const outcome = await script(rig, 'test/storm/read-outcome.ts', [JSON.stringify(redeemed)], outcomeSchema)
  const fates = new Map(
    [...gamblers, ...customers.map(({ gambler }) => gambler)].flatMap(({ fates: own }) => [...own]),
  )
  return {
    seed,
    counted: line.counted,
    done: actionCountsOf(customers),
    ...strikes,
    seconds,
    faults: line.faults,
    wrong,
    fates,
    outcome,
  }
}

/** All players and customers act until it is over; how often it struck. */
async function storm(
  copies: readonly [Rig, ...Rig[]],
  line: Line,
  {
    calls,
    chance,
    isMixed,
    reportProgress,
  }: { calls: number; chance: Chance; isMixed: () => boolean; reportProgress: (text: string) => void },
  actions: readonly (() => Promise<void>)[],
): Promise<Strikes> {
  let over = false
  const strikes: Strikes = { kills: 0, restarts: 0 }
  const killing = killEverySoOften(
    copies,
    line,
    chance,
    strikes,
    () => over,
    () => reportProgress(`${line.counted.answered} of ${calls} calls answered, ${strikes.kills} kills`),
  )
  const isPlain = (): boolean => line.counted.answered < MOST_TIMES * calls && !isMixed()
  // However quick the machine is: it is no storm before every copy, and their database, has been hit, and everything was done.
  const isCalm = (): boolean =>
    strikes.kills < copies.length || (copies.length > 1 && strikes.restarts === 0) || isPlain()
  const raging = Promise.all(
    actions.map(async (action) => {
      while (!over && (line.counted.answered < calls || isCalm())) await action()
    }),
  )
  try {
    await Promise.race([raging, killing.then(() => raging)])
  } catch (error) {
    line.hangUp()
    throw error
  } finally {
    over = true
  }
  await killing
  return strikes
}

/** A day passes for every copy, one of which dies in the middle of what is done then; the number of kills. */
async function endDay(copies: readonly [Rig, ...Rig[]], customers: readonly Customer[]): Promise<number> {
  const [first] = copies
  await Promise.all(copies.map((one) => one.moveClock(DAY_MS)))
  await first.platform.kill()
  await script(first, 'test/storm/keep-signed-in.ts', [], z.object({}))
  await first.start(DAY_MS)
  for (const customer of customers)
    await until(
      async () => ((await customer.isDayOver()) ? true : undefined),
      `the end of the day of ${customer.seat.account}`,
    )
  return 1
}

function actionCountsOf(customers: readonly Customer[]): Record<string, number> {
  const sum = (of: (customer: Customer) => number): number =>
    customers.reduce((total, customer) => total + of(customer), 0)
  return {
    deposits: sum(({ paidIn }) => paidIn.orders.length),
    withdrawals: sum(({ paidOut }) => paidOut.orders.length),
    paid: sum(({ paidOut }) => paidOut.orders.filter(({ end }) => end === 'paid').length),
    bonuses: sum(({ paidIn }) => paidIn.orders.filter(({ bonusOf }) => bonusOf > 0n).length),
    ended: sum(({ claims }) => claims.ended.size),
    claims: sum(({ claims }) => claims.count),
    redeemed: sum(({ claims }) => claims.redeemed.size),
  }
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
