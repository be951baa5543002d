import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

/**
 * Receives what any instance on the database publishes; resolves with what unsubscribes. `missed` is called when the
 * connection is back after a time in which it may have missed something, `lost` when that time begins.
 */
export type Listen = (
  channel: string,
  onPayload: (payload: string) => void,
  missed?: () => void,
  lost?: () => void,
) => Promise<() => Promise<void>>

const CHANNEL = /^[a-z_]{1,60}$/
const AGAIN_MS = 1_000

/** The embedded database belongs to one process: it receives its own notifications. */
export function listenEmbedded(pglite: PGlite): Listen {
  return async (channel, onPayload) => {
    const end = await pglite.listen(nameOf(channel), onPayload)
    return () => (pglite.closed ? Promise.resolve() : end())
  }
}

/** A connection of its own that only listens, opened again whenever the server drops it. */
export function listenPostgres(url: string): Listen {
  return async (channel, onPayload, missed, lost) => {
    let ended = false
    let client: pg.Client | undefined
    let waiting: NodeJS.Timeout | undefined
    const connect = async (): Promise<void> => {
      const next = new pg.Client({ connectionString: url, keepAlive: true })
      next.on('notification', ({ payload }) => onPayload(payload ?? ''))
      // Without a listener a dropped connection would end the process; `end` follows and opens another one.
      next.on('error', () => undefined)
      next.on('end', again)
      client = next
      await next.connect()
      await next.query(`listen ${nameOf(channel)}`)
    }
    const again = (): void => {
      if (ended) return
      lost?.()
      clearTimeout(waiting)
      waiting = setTimeout(() => connect().then(missed, again), AGAIN_MS).unref()
    }
    await connect()
    return async () => {
      ended = true
      clearTimeout(waiting)
      await client?.end().catch(() => undefined)
    }
  }
}

/** A channel is an identifier, which no parameter can stand for. */
function nameOf(channel: string): string {
  if (!CHANNEL.test(channel)) throw new RangeError('a channel is lower-case letters and _')
  return channel
}
