import { request, type ClientRequest } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { memoryOf } from './memory.ts'

const SETTLE_MS = 3_000
/** Opened side by side, as fast as a listening socket takes them. */
const AT_ONCE = 100

/** Opens so many streams of the plan, each from an address of its own behind the proxy of this machine; KB that each costs. */
export async function streamCost(
  origin: string,
  pid: number,
  count: number,
): Promise<{ open: number; each: number }> {
  await pause(SETTLE_MS)
  const before = memoryOf(pid)
  const streams: ClientRequest[] = []
  let open = 0
  for (let first = 0; first < count; first += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => {
        const number = first + index
        return new Promise<void>((done) => {
          const headers = { 'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` }
          const clientRequest = request(
            `${origin}/m/-/events?brand=lotus`,
            { headers, agent: false },
            (answer) => {
              if (answer.statusCode === 200) open += 1
              answer.resume()
              done()
            },
          )
          clientRequest.on('error', () => done())
          clientRequest.end()
          streams.push(clientRequest)
        })
      }),
    )
  await pause(SETTLE_MS)
  const after = memoryOf(pid)
  for (const stream of streams) stream.destroy()
  return { open, each: (after - before) / Math.max(1, open) }
}
