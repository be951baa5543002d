import type { Database } from '#db/database'

/** A piece of work as it waits. */
export interface Job {
  readonly id: string
  readonly kind: string
  readonly key: string
  readonly merchant: string | null
  readonly payload: unknown
  /** How often it was begun since it last succeeded, this time included. */
  readonly attempts: number
  /** How often it was ever begun, this time included. */
  readonly turn: number
}

/** What a new job is given; `key` makes it one of its kind for good. */
export interface NewJob {
  readonly kind: string
  readonly key: string
  readonly merchant?: string
  readonly payload?: object
  readonly dueAt: Date
}

/** When it is to be done again; nothing: it is done. */
export type Next = { readonly again: Date } | undefined

/** What a job changes, in the transaction that also ends it: both or neither, and never twice. */
export type Effect = (tx: Database) => Promise<Next>

/** How work of a kind is done. */
export interface JobKind {
  readonly kind: string
  /**
   * What takes time, outside of any transaction, and may be begun more than once: a worker killed here is followed by
   * another. It ends early when `signal` says so. What it resolves with happens once.
   */
  work(job: Job, signal: AbortSignal): Promise<Effect>
  /** After so many failures it is left to an operator; without it no operator is notified and it is tried for ever. */
  readonly mostAttempts?: number
}
