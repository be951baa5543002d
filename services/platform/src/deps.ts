import type { FastifyServerOptions } from 'fastify'
import type { Config } from '#start/config'
import type { Database } from '#db/database'
import type { Listen } from '#db/signals/listen'

/** The time; a test or a rehearsal may hold another one. */
export interface Clock {
  now(): Date
}

/** Unguessable values. */
export interface Randomness {
  /** `bytes` random bytes as base64url text. */
  token(bytes: number): string
  uuid(): string
  /** A whole number from 0 up to, without, `end`; each as likely as the others. */
  below(end: bigint): bigint
}

/** Facts for other services, written in the transaction that made them true. */
export interface Outbox {
  record(tx: Database, fact: { topic: string; merchant?: string; payload: unknown }): Promise<void>
}

/** Everything that the application does not make itself. */
export interface Deps {
  db: Database
  /** Receives what any instance on the same database publishes (`#db/signals/signal`). */
  listen: Listen
  clock: Clock
  randomness: Randomness
  outbox: Outbox
  config: Config
  logger: FastifyServerOptions['logger']
}
