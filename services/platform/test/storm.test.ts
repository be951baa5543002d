import { PaymentSandbox } from './rig/outside/payment-sandbox.ts'
import { Provider } from './rig/outside/provider.ts'
import { databases } from './rig/process/databases.ts'
import { Rig } from './rig/rig.ts'
import { SOAK, volume } from './rig/volumes.ts'
import { rage, type Crowd } from './storm/storm.ts'

const CALLED = process.env['STORM_CALLS']
const CALLS = Number(CALLED ?? volume(5_000, 500))
/** On several copies of the platform. */
const SHARED_CALLS = Number(CALLED ?? volume(20_000, 1_000))
const CROWD: Crowd =
  SOAK || CALLED !== undefined ? { gamblers: 64, customers: 32 } : { gamblers: 16, customers: 20 }
const SEED = Number(process.env['STORM_SEED'] ?? Date.now() % 1_000_000)
/** A busy machine answers four calls a second, restarts included; a quiet one more than thirty. */
const SECONDS_A_CALL = 0.25
const MOST_MINUTES = Math.max(20, (Math.max(CALLS, SHARED_CALLS) * SECONDS_A_CALL) / 60)
/** The full storm is long enough to say how far it is. */
const reportProgress = (text: string): void => {
  if (CALLED !== undefined) process.stdout.write(`  ${text}\n`)
}

jest.setTimeout(MOST_MINUTES * 60_000)

/** The embedded database belongs to one copy; the others are one for several. */
const isShared = (name: string): boolean => name === 'a real PostgreSQL'

/** Rages on copies of the platform and checks what is left: every call is booked once, in every book. */
async function weather(
  name: string,
  copies: readonly [Rig, ...Rig[]],
  outside: Parameters<typeof rage>[1],
  calls: number,
): Promise<void> {
  const settings = { calls, crowd: CROWD, seed: SEED }
  const { counted, done, kills, restarts, seconds, ...storm } = await rage(
    copies,
    outside,
    settings,
    reportProgress,
  )
  const { transactions, sums, rebuilt, report } = storm.outcome
  const figures = {
    ...counted,
    ...done,
    kills,
    restarts,
    seconds,
    ...report.read,
    ...rebuilt.compared,
    ...sums,
  }
  process.stdout.write(`  storm ${SEED} on ${name}: ${JSON.stringify(figures)}\n`)
  expect(storm.faults).toEqual([])
  expect(storm.wrong).toEqual([])
  expect(report.fault).toBeNull()
  expect(rebuilt.faults).toEqual([])
  expect(sums?.all).toBe('0')
  const known = new Map(transactions.map((row) => [row.id, row]))
  const misplaced = [...storm.fates].filter(([id, fate]) => {
    const row = known.get(id)
    return fate === 'done'
      ? row?.status !== 'done'
      : row !== undefined && (row.status === 'done' || row.entries !== '0')
  })
  expect(misplaced).toEqual([])
  expect(transactions.filter(({ entries }) => Number(entries) > 1)).toEqual([])
  expect(transactions.filter(({ id }) => !storm.fates.has(id))).toEqual([])
  expect(kills).toBeGreaterThan(copies.length)
  if (copies.length > 1) expect(restarts).toBeGreaterThan(0)
  expect(counted.answered).toBeGreaterThanOrEqual(calls)
  expect(counted.cancelled).toBeGreaterThan(0)
  for (const count of Object.values(done)) expect(count).toBeGreaterThan(0)
}

/** `npm run storm` calls up the full one: 20,000 calls. */
describe.each(databases)('a storm on $name', ({ name, make }) => {
  const provider = new Provider()
  const sandbox = new PaymentSandbox()
  const first = new Rig(make, () => sandbox.environment)
  const second = new Rig(
    () => Promise.resolve(first.place),
    () => ({ ...sandbox.environment, PORT: '0' }),
  )
  const copies: readonly [Rig, ...Rig[]] = isShared(name) ? [first, second] : [first]
  beforeAll(async () => {
    await sandbox.prepare()
    await Promise.all([sandbox.start(), first.setUp()])
    if (isShared(name)) await second.setUp()
  })
  afterAll(async () => {
    if (isShared(name)) await second.platform.kill()
    await first.tearDown()
    await sandbox.remove()
  })

  it('of play, deposits, withdrawals, bonuses and claims, with repeats, hang-ups, hostile callbacks and kill -9, makes and loses no money (GAM-04, GAM-05, MEM-02, MEM-03, MEM-05, MEM-10 to MEM-12, PLT-02, PLT-06)', async () => {
    await weather(name, copies, { provider, sandbox }, isShared(name) ? SHARED_CALLS : CALLS)
  })
})
