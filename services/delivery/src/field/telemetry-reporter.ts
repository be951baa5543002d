import { reportField, type FieldCount } from '@site/shared-api/contract/field'

/** So long counts wait for others like them. */
const WAIT_MS = 1_000
/** Different counts that wait at most; what is more is not kept. */
const MOST_WAITING = 5_000
/** In one call. */
const AT_ONCE = 200
const ANSWER_LIMIT_MS = 5_000

/** Adds up the telemetry of pages, and sends it to the platform a moment later. */
export interface TelemetryReporter {
  add(counts: readonly FieldCount[]): void
  /** Hands on what waits. */
  close(): Promise<void>
}

interface Options {
  /** Where the platform answers. */
  readonly url: string
  readonly token: () => string | undefined
  readonly onProblem: (message: string) => void
}

export function createTelemetryReporter({ url, token, onProblem }: Options): TelemetryReporter {
  const waiting = new Map<string, FieldCount>()
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<void> = Promise.resolve()
  let isTroubled = false

  function add(counts: readonly FieldCount[]): void {
    for (const one of counts) {
      const { count, ...what } = one
      const key = Object.values(what).join('|')
      const before = waiting.get(key)
      if (before === undefined && waiting.size >= MOST_WAITING) continue
      waiting.set(key, { ...one, count: count + (before?.count ?? 0) })
    }
    if (waiting.size > 0) timer ??= setTimeout(next, WAIT_MS).unref()
  }
  const next = (): void => {
    timer = undefined
    sending = sending.then(sendAll)
  }

  async function sendAll(): Promise<void> {
    const counts = [...waiting.values()].sort((one, other) => Number(isNew(one)) - Number(isNew(other)))
    waiting.clear()
    const news = counts.findIndex(isNew)
    for (let from = 0, to = 0; from < counts.length; from = to) {
      to = Math.min(from + AT_ONCE, counts.length)
      if (from < news && news < to) to = news
      const some = counts.slice(from, to)
      try {
        await send(some)
        isTroubled = false
      } catch (error) {
        if (!isTroubled) onProblem(`field: ${reasonOf(error)}; figures of pages are lost until it answers`)
        isTroubled = true
        // What was sent may have been counted, and is not sent twice; what never left here waits.
        if (isUnreached(error)) return add(counts.slice(from))
      }
    }
  }

  async function send(counts: readonly FieldCount[]): Promise<void> {
    const answer = await fetch(url + reportField.path, {
      method: reportField.method,
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      headers: { Authorization: `Bearer ${token() ?? ''}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ counts }),
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`the platform answered ${answer.status}`)
  }

  return {
    add,
    async close() {
      clearTimeout(timer)
      next()
      await sending
      clearTimeout(timer)
    },
  }
}

/** A platform of the release before refuses a call with such a count in it. */
const isNew = ({ metric }: FieldCount): boolean => metric === 'left-out'

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** No server listens there: what was sent has reached none. */
const isUnreached = (error: unknown): boolean => valueOf(valueOf(error, 'cause'), 'code') === 'ECONNREFUSED'

const valueOf = (thing: unknown, key: string): unknown =>
  typeof thing === 'object' && thing !== null && key in thing ? Reflect.get(thing, key) : undefined
