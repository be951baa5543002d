import { Rig } from './rig/rig.ts'
import { databases } from './rig/process/databases.ts'
import { Provider } from './rig/outside/provider.ts'
import { rage } from './storm/storm.ts'

const CALLS = Number(process.env['STORM_CALLS'] ?? 2_500)
const SEED = Number(process.env['STORM_SEED'] ?? Date.now() % 1_000_000)
/** A busy machine answers four calls a second, restarts included; a quiet one more than thirty. */
const SECONDS_A_CALL = 0.25
const MOST_MINUTES = Math.max(20, (CALLS * SECONDS_A_CALL) / 60)
/** The full storm is long enough to say how far it is. */
const tell = (text: string): void => {
  if (process.env['STORM_CALLS'] !== undefined) process.stdout.write(`  ${text}\n`)
}

jest.setTimeout(MOST_MINUTES * 60_000)

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
    const { counted, kills, restarts, seconds, ...storm } = await rage(rig, provider, CALLS, SEED, tell)
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
    expect(kills).toBeGreaterThan(0)
    expect(counted.answered).toBeGreaterThanOrEqual(CALLS)
    expect(counted.cancelled).toBeGreaterThan(0)
  })
})
