import { setTimeout as pause } from 'node:timers/promises'
import { PaymentSandbox } from './rig/outside/payment-sandbox.ts'
import { databases } from './rig/process/databases.ts'
import { Rig } from './rig/rig.ts'
import { SOAK, volume } from './rig/volumes.ts'
import { addSent, nothingSent } from './slow-bodies/four-connections.ts'
import { MemoryWatch } from './slow-bodies/memory-watch.ts'
import { Sender } from './slow-bodies/sender.ts'
import { signInSenders } from './slow-bodies/senders.ts'
import { targetsOf } from './slow-bodies/targets.ts'
import { addTimes, figuresOf, Visits, type Times } from './slow-bodies/visits.ts'

const BODIES = volume(10_000, 200)
/** Each signs in for some 20 pictures in ten minutes. */
const SENDERS = volume(12, 2)
const A_SECOND = 20
const VISITS_A_SECOND = 8
/** Quiet and load take turns, so that whatever else the machine does disturbs both. */
const WINDOW_BODIES = 500
const QUIET_MS = 10_000
const MOST_RATIO = 2
const MOST_BYTES = 700 * 1_024 * 1_024
const SEED = 20_261_127
const KINDS = ['wide', 'deep', 'long keys', 'long numbers', 'nested arrays', 'pixels']

jest.setTimeout(volume(30 * 60_000, 120_000))

/** Bodies that cost more to read than to send, of every kind, to every call that may carry one. */
describe.each(databases.slice(-1))('bodies made to be slow on $name', ({ make }) => {
  const sandbox = new PaymentSandbox()
  const rig = new Rig(make, () => sandbox.environment)
  const sent = nothingSent()
  let sender: Sender
  let visits: Visits
  let memory: MemoryWatch
  beforeAll(async () => {
    await sandbox.prepare()
    await Promise.all([rig.setUp(), sandbox.start()])
    memory = new MemoryWatch(rig.platform.process.pid ?? 0)
    const { keys } = await rig.caller.keys()
    const key = keys.find(({ alg }) => alg === 'RSA-OAEP-256')
    if (!key) throw new Error('no RSA key is published')
    visits = new Visits(rig, key, await rig.caller.credential('lotus.demo', 'Lotus-2026!'))
    const targets = targetsOf(rig, await signInSenders(rig, SENDERS))
    sender = await Sender.start({ targets, seed: SEED, key, isWhole: SOAK })
  })
  afterAll(async () => {
    memory.stop()
    await rig.tearDown()
    await sandbox.remove()
    sender.stop()
  })

  const expectAnswered = (): void => {
    expect(sent.wrong).toEqual([])
    const counts = KINDS.map((kind) => sent.kinds[kind] ?? 0)
    expect(counts.reduce((sum, count) => sum + count)).toBe(BODIES)
    expect(Math.min(...counts)).toBeGreaterThan(BODIES / KINDS.length / 2)
    expect(rig.platform.log()).not.toContain('call failed')
    expect(memory.peak.platform).toBeLessThan(MOST_BYTES)
    expect(memory.peak.together).toBeLessThan(MOST_BYTES)
  }

  if (!SOAK)
    it(`are all answered or refused, ${BODIES} over four connections, in less than 700 MB (PLT-03, PLT-06)`, async () => {
      addSent(sent, await sender.send({ count: BODIES }))
      expectAnswered()
    })

  if (SOAK)
    it(`are all answered or refused, ${BODIES} at ${A_SECOND} a second over four connections, while sign-in and home stay under twice their quiet p99 and memory under 700 MB (PLT-03, PLT-06)`, async () => {
      const quiet: Times = { login: [], home: [] }
      const loaded: Times = { login: [], home: [] }
      await visits.until(pause(QUIET_MS), VISITS_A_SECOND)
      for (let left = BODIES; left > 0; left -= WINDOW_BODIES) {
        addTimes(quiet, await visits.until(pause(QUIET_MS), VISITS_A_SECOND))
        const sending = sender.send({ count: Math.min(left, WINDOW_BODIES), aSecond: A_SECOND })
        addTimes(loaded, await visits.until(sending, VISITS_A_SECOND))
        addSent(sent, await sending)
      }
      const figures = { quiet: figuresOf(quiet), loaded: figuresOf(loaded), memory: memory.peak, ...sent }
      process.stdout.write(`  slow bodies: ${JSON.stringify(figures, null, 1)}\n`)
      expectAnswered()
      for (const name of ['login', 'home'] as const)
        expect(figures.loaded[name].p99 / figures.quiet[name].p99).toBeLessThan(MOST_RATIO)
    })
})
