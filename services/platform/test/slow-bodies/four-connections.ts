import { Agent, request, type IncomingMessage } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { failureEnvelope } from '@site/shared-api/contract/envelope'
import type { Order } from './sender.ts'
import type { SlowBody } from './slow-bodies.ts'

const CONNECTIONS = 4
const MS = 1_000
const SHOWN = 10
const MOST_SIGNS = 300
const SERVER_FAULT = 500

type Counts = Record<string, number>

/** What came of bodies. */
export interface Sent {
  readonly kinds: Counts
  readonly answers: Counts
  /** By who sent it and code. */
  readonly senders: Counts
  /** Answers that are none of the API's. */
  readonly wrong: string[]
  /** What was answered last after it was sent. */
  slowest: readonly { readonly ms: number; readonly what: string }[]
  seconds: number
}

export const nothingSent = (): Sent => ({
  kinds: {},
  answers: {},
  senders: {},
  wrong: [],
  slowest: [],
  seconds: 0,
})

const count = (counts: Counts, key: string, more = 1): void => {
  counts[key] = (counts[key] ?? 0) + more
}

export function addSent(all: Sent, more: Sent): void {
  for (const name of ['kinds', 'answers', 'senders'] as const)
    for (const [key, times] of Object.entries(more[name])) count(all[name], key, times)
  all.wrong.push(...more.wrong)
  all.slowest = slowestOf([...all.slowest, ...more.slowest])
  all.seconds += more.seconds
}

const slowestOf = (all: Sent['slowest']): Sent['slowest'] =>
  all.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN)

interface Answered {
  readonly status: number
  readonly text: string
}

/** Sends a body whole; resolves with its answer, however early that comes. */
function send(agent: Agent, { content, headers, method, url }: SlowBody): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers, method }, (answer: IncomingMessage) => {
      let text = ''
      answer.on('data', (bytes) => (text += String(bytes)))
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, text })
        // As browsers do: the rest of a body that is answered already is not sent.
        if (answer.headers.connection === 'close') sent.destroy()
      })
      answer.on('error', reject)
    })
    // Where it has been answered already this changes nothing.
    sent.on('error', reject)
    sent.end(content)
  })
}

/** The code of an answer of the API; undefined where it is none. */
function codeOf({ status, text }: Answered): string | undefined {
  if (!text.startsWith('{') || status >= SERVER_FAULT) return undefined
  const body: unknown = JSON.parse(text)
  const failure = failureEnvelope.safeParse(body)
  if (failure.success) return failure.data.code
  return Reflect.get(Object(body), 'success') === true ? String(status) : undefined
}

/** Sends bodies over four connections: so many a second at most, or each as soon as one is free. */
export async function sendOverFour({ aSecond, count: most }: Order, next: () => SlowBody): Promise<Sent> {
  const sent = nothingSent()
  const begun = performance.now()
  let made = 0
  const connection = async (): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (made < most) {
      const due = aSecond === undefined ? 0 : begun + (made * MS) / aSecond
      made += 1
      const body = next()
      const early = due - performance.now()
      if (early > 0) await pause(early)
      const from = performance.now()
      const answer = await send(agent, body).catch((error: unknown) => ({ status: 0, text: String(error) }))
      note(sent, body, answer, performance.now() - from)
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  sent.seconds = (performance.now() - begun) / MS
  return sent
}

function note(sent: Sent, { by, call, content, kind }: SlowBody, answer: Answered, ms: number): void {
  const code = codeOf(answer)
  const what = `${kind} of ${content.length} bytes by ${by} at ${call}: ${code ?? answer.text}`
  if (code === undefined) sent.wrong.push(`${what.slice(0, MOST_SIGNS)} (${answer.status})`)
  count(sent.kinds, kind)
  count(sent.answers, `${kind}: ${code}`)
  count(sent.senders, `${by}: ${code}`)
  sent.slowest = slowestOf([...sent.slowest, { ms: Math.round(ms), what: what.slice(0, MOST_SIGNS) }])
}
