import { sql } from 'kysely'
import type { Database } from '#db/database'

/** The one channel on which instances of the platform publish their signals to each other. */
export const SIGNAL_CHANNEL = 'site_signals'

/** What an instance needs to look the fact up: never the fact itself, a channel carries 8,000 bytes at most. */
export interface Signal {
  /**
   * `winner`: id of a win. `balance`: id of the member whose money has changed. `session`: of whom one has ended. `inbox`: whose
   * messages have changed, or `*` for any of the brand’s. `chat`: whose conversation, and what in it (`content/chat`).
   * `notices`: of whom has read one, or all where `about` names none. `deposit`, `withdrawal`: id of
   * an order.
   */
  readonly topic: 'winner' | 'balance' | 'session' | 'inbox' | 'chat' | 'notices' | 'deposit' | 'withdrawal'
  readonly merchant: string
  readonly id: string
  /** Id of what it is about. */
  readonly about?: string
}

/** Publishes to every instance on this database, itself included, once the transaction commits; never after a rollback. */
export async function publishEvent(tx: Database, signal: Signal): Promise<void> {
  await sql`select pg_notify(${SIGNAL_CHANNEL}::text, ${JSON.stringify(signal)}::text)`.execute(tx)
}
