import { EventEmitter } from 'node:events'
import type { Plan } from '@site/config/schema'
import { createDrawer, type Drawer } from './drawer.ts'
import type { DrawRequest } from './draw.worker.ts'

/** What the next threads do with what they are given; every one that was opened. */
let behave: (request: DrawRequest, thread: FakeThread) => void
let start: () => void
let threads: FakeThread[]

class FakeThread extends EventEmitter {
  ended = false
  readonly given: DrawRequest[] = []
  constructor() {
    super()
    start()
    threads.push(this)
  }
  postMessage(request: DrawRequest): void {
    this.given.push(request)
    behave(request, this)
  }
  unref(): void {}
  async terminate(): Promise<void> {
    this.ended = true
  }
}
jest.mock('node:worker_threads', () => ({
  get Worker() {
    return FakeThread
  },
}))
jest.mock('node:os', () => ({ ...jest.requireActual<object>('node:os'), availableParallelism: () => 2 }))

const drawn = { header: '', screen: 'drawn', footer: '', welcome: '', complete: true }
const answered = (_request: DrawRequest, thread: FakeThread): void =>
  void setImmediate(() => thread.emit('message', { drawn, failures: [], faults: [] }))
const never = (): void => undefined

const PLAN = { id: 'p' } as Plan // reason: fake threads look at nothing of it
let problems: string[]
let drawer: Drawer
const draw = (url: string) => drawer.draw(PLAN, url, { file: 'shell.cjs', integrity: undefined }, new Map())
const passed = async (ms: number): Promise<void> => void (await jest.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] })
  ;[threads, problems] = [[], []]
  start = () => undefined
  behave = answered
  drawer = createDrawer({
    serverBuild: () => ({ file: '', integrity: undefined }),
    onProblem: (message) => problems.push(message),
  })
})
afterEach(async () => {
  await drawer.close()
  jest.useRealTimers()
})

test('a thread that cannot be opened costs its page the drawing, and the next nothing (PLT-07)', async () => {
  start = () => {
    start = () => undefined
    throw new Error('no memory for a thread')
  }
  expect(await draw('/m/home')).toBeUndefined()
  expect(await draw('/m/slot')).toEqual(drawn)
  expect(problems).toEqual([expect.stringContaining('no memory for a thread')])
})

test('what cannot be handed to a thread costs that page alone (PLT-07)', async () => {
  behave = () => {
    behave = answered
    throw new Error('could not be cloned')
  }
  expect(await draw('/m/home')).toBeUndefined()
  expect(await draw('/m/slot')).toEqual(drawn)
})

test('a drawing that never ends holds up no other page where there is a core for it (PLT-07)', async () => {
  behave = (request, thread) => (request.url === '/m/loop' ? never() : answered(request, thread))
  const stuck = draw('/m/loop')
  expect(await draw('/m/home')).toEqual(drawn)
  await passed(10_000)
  expect(await stuck).toBeUndefined()
  expect(threads.map(({ ended }) => ended)).toEqual([true, false])
})

test('of a thousand pages at once a bounded number waits; the others come undrawn at once (PLT-07)', async () => {
  behave = never
  let undrawn = 0
  const all = Array.from({ length: 1_000 }, async (_, n) => {
    if ((await draw(`/m/slot?gameName=${n}`)) === undefined) undrawn += 1
  })
  await passed(0)
  expect(undrawn).toBeGreaterThan(900)
  await passed(60_000)
  await Promise.all(all)
  expect(problems.length).toBeLessThan(100)
})

test('a request in the queue waits no longer than a drawing may take (PLT-07)', async () => {
  behave = never
  const first = [draw('/m/a'), draw('/m/b')]
  const next = draw('/m/c')
  await passed(2_000)
  expect(await Promise.race([next, 'still waiting'])).toBeUndefined()
  await passed(20_000)
  await Promise.all(first)
})

test('a thread that ends is replaced by the next drawing (PLT-07)', async () => {
  behave = (_request, thread) => {
    behave = answered
    setImmediate(() => thread.emit('exit', 1))
  }
  expect(await draw('/m/home')).toBeUndefined()
  expect(await draw('/m/slot')).toEqual(drawn)
  expect(threads).toHaveLength(2)
})

test('what is said of a page that took too long has nothing of its query: there stand tokens (PLT-07)', async () => {
  behave = never
  const page = draw('/m/recover?reset=SECRET-1')
  await passed(10_000)
  await page
  expect(problems.join('\n')).toContain('/m/recover')
  expect(problems.join('\n')).not.toContain('SECRET-1')
})
