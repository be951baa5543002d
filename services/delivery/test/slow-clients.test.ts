import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { smallSite, type SmallSite } from './small-site.ts'
import { volume } from './volume.ts'

const SLOW = volume(1_000, 60)
const DEAD = volume(500, 60)
/** Whole numbers are watched for longer: until the service has hung the slow ones up. */
const WATCHED_MS = volume(100_000, 1_500)
const MB = 1024 * 1024

let site: SmallSite
let sockets: Socket[]
beforeEach(async () => {
  site = await smallSite()
  sockets = []
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await site.close()
})

/** Connections that send so much and then nothing any more, and read nothing. */
async function stalled(count: number, text: (index: number) => string): Promise<Socket[]> {
  const opened: Socket[] = []
  for (let index = 0; index < count; index += 1) {
    const socket = connect(site.port, '127.0.0.1').on('error', () => undefined)
    opened.push(socket)
    sockets.push(socket)
    await new Promise<void>((done) => socket.once('connect', done))
    socket.pause()
    socket.write(text(index))
  }
  return opened
}

const answersIn = async (path: string): Promise<number> => {
  const begun = performance.now()
  expect((await fetch(site.origin + path, { headers: { Connection: 'close' } })).status).toBe(200)
  return performance.now() - begun
}

/** What is held on to, without what was used and is not swept yet. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

const of = (index: number): string => `X-Forwarded-For: 10.9.${index >> 8}.${index & 255}`

test(
  `${SLOW} clients that never finish asking and ${DEAD} that never read their stream: the site serves, memory is flat (PLT-07)`,
  async () => {
    await answersIn('/m/-/health')
    const alone = median(await Promise.all(Array.from({ length: 5 }, () => answersIn('/m/-/health'))))
    const slow = await stalled(SLOW, () => 'GET /m/-/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
    await stalled(
      DEAD,
      (index) => `GET /m/-/events?brand=lotus HTTP/1.1\r\nHost: localhost\r\n${of(index)}\r\n\r\n`,
    )
    await pause(500)
    const before = heldBytes()
    const times: number[] = []
    for (const end = performance.now() + WATCHED_MS; performance.now() < end; await pause(50))
      times.push(await answersIn(times.length % 2 === 0 ? '/m/-/health' : '/wps/system/status'))
    // A machine that is full is slow without them, too.
    expect(median(times)).toBeLessThan(Math.max(500, 5 * alone))
    expect(heldBytes() - before).toBeLessThan(20 * MB)
    // Who does not finish asking is hung up, whatever he sends now and then.
    expect(site.app.server.requestTimeout).toBeGreaterThan(0)
    expect(site.app.server.requestTimeout).toBeLessThanOrEqual(60_000)
    if (WATCHED_MS > 60_000) {
      for (const socket of slow) socket.resume()
      await pause(1_000)
      expect(slow.every((socket) => socket.destroyed || socket.readableEnded)).toBe(true)
    }
  },
  WATCHED_MS + 180_000,
)

test('clients that come and go by the hundred with streams leave room for others (PLT-07)', async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    const gone = await stalled(
      75,
      () => 'GET /m/-/events?brand=lotus HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 10.8.0.1\r\n\r\n',
    )
    await pause(200)
    for (const socket of gone) socket.resetAndDestroy()
    await pause(200)
  }
  const aborted = new AbortController()
  const answer = await fetch(`${site.origin}/m/-/events?brand=lotus`, {
    headers: { 'X-Forwarded-For': '10.8.0.1' },
    signal: aborted.signal,
  })
  expect(answer.status).toBe(200)
  aborted.abort()
}, 180_000)
