import { Rig } from './rig/rig.ts'
import { databases } from './rig/process/databases.ts'
import { Provider } from './rig/outside/provider.ts'
import { volume } from './rig/volumes.ts'
import { rage } from './storm/storm.ts'

const CALLED = process.env['STORM_CALLS']
const CALLS = Number(CALLED ?? volume(2_500, 500))
/** On several copies of the platform. */
const SHARED_CALLS = Number(CALLED ?? volume(20_000, 600))
const SEED = Number(process.env['STORM_SEED'] ?? Date.now() % 1_000_000)
/** A busy machine answers four calls a second, restarts included; a quiet one more than thirty. */
const SECONDS_A_CALL = 0.25
const MOST_MINUTES = Math.max(20, (Math.max(CALLS, SHARED_CALLS) * SECONDS_A_CALL) / 60)
/** The full storm is long enough to say how far it is. */
const tell = (text: string): void => {
  if (CALLED !== undefined) process.stdout.write(`  ${text}\n`)
}

jest.setTimeout(MOST_MINUTES * 60_000)

/** The embedded database belongs to one copy. */
const isShared = (name: string): boolean => name === 'a real PostgreSQL'

/** Rages on copies of the platform and looks at what is left: every call stands once, in every book. */
async function weather(
  name: string,
  copies: readonly [Rig, ...Rig[]],
  provider: Provider,
  calls: number,
): Promise<void> {
  const { counted, kills, restarts, seconds, ...storm } = await rage(copies, provider, calls, SEED, tell)
  const { transactions, sums, report } = storm.outcome
  process.stdout.write(
    `  storm ${SEED} on ${name}: ${JSON.stringify({ ...counted, kills, restarts, seconds, ...report.read, ...sums })}\n`,
  )
  expect(storm.faults).toEqual([])
  expect(storm.wrong).toEqual([])
  expect(report.fault).toBeNull()
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
  expect(kills).toBeGreaterThanOrEqual(copies.length)
  if (copies.length > 1) expect(restarts).toBeGreaterThan(0)
  expect(counted.answered).toBeGreaterThanOrEqual(calls)
  expect(counted.cancelled).toBeGreaterThan(0)
}

/** `npm run storm` calls up the full one: 20,000 calls. */
describe.each(databases)('a storm on $name', ({ name, make }) => {
  const provider = new Provider()
  const rig = new Rig(make, () => provider.environment)
  beforeAll(async () => {
    await provider.listen()
    await rig.setUp()
  })
  afterAll(async () => {
    await rig.tearDown()
    await provider.close()
  })

  it('of repeats, reordering, hang-ups and kill -9 makes and loses no money (GAM-05, PLT-06)', async () => {
    await weather(name, [rig], provider, CALLS)
  })
})

describe.each(databases.filter(({ name }) => isShared(name)))(
  'a storm over two copies on $name',
  ({ name, make }) => {
    const provider = new Provider()
    const first = new Rig(make, () => provider.environment)
    const second = new Rig(
      () => Promise.resolve(first.place),
      () => provider.environment,
    )
    beforeAll(async () => {
      await provider.listen()
      await first.setUp()
      await second.setUp()
    })
    afterAll(async () => {
      await second.platform.kill()
      await first.tearDown()
      await provider.close()
    })

    it('that are killed one by one, together and with their database makes and loses no money (GAM-05, PLT-02, PLT-06)', async () => {
      await weather(`two copies and ${name}`, [first, second], provider, SHARED_CALLS)
    })
  },
)
