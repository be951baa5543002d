import type { ChatEntry, Message } from './chat.api.ts'

/** A message that is not there yet. */
export interface Pending extends Message {
  /** When it was written: milliseconds of the phone's clock. */
  readonly at: number
  /** Why it never will be by itself. */
  readonly failed?: string | undefined
  /** It waits because too much was said at once. */
  readonly isSlowed?: boolean
}

/** Those of them that are not among the lines. */
export function unsent(pending: readonly Pending[], entries: readonly ChatEntry[]): readonly Pending[] {
  const there = new Set(entries.map(({ clientId }) => clientId))
  return pending.filter(({ clientId }) => !there.has(clientId))
}
