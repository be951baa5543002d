import { sessionStore } from '@site/shared-api'
import type { Pending } from './pending.ts'

const KEY = 'chatOutbox'
/** So lately a guest must have written what goes along when somebody signs in, as with what the platform has of them. */
const GOING_ON_MS = 30 * 60_000

/** Who writes: a member by name, or the guest of this browser. */
export const GUEST = ''

/** What somebody has written and not sent. */
export interface Outbox {
  readonly whose: string
  readonly messages: readonly Pending[]
}

/** What waits to be sent lies in the tab alone: two tabs never send the same. Pictures are too large for it. */
export function keepOutbox({ whose, messages }: Outbox): void {
  const texts = messages.filter(({ picture }) => picture === undefined)
  if (texts.length === 0) sessionStore.remove(KEY)
  else sessionStore.write(KEY, { whose, texts })
}

/** What lay in the tab when the page was left. */
export function keptOutbox(): Outbox {
  const kept = sessionStore.read(KEY)
  if (typeof kept !== 'object' || kept === null || !('whose' in kept) || typeof kept.whose !== 'string')
    return { whose: GUEST, messages: [] }
  const texts: readonly unknown[] = 'texts' in kept && Array.isArray(kept.texts) ? kept.texts : []
  return { whose: kept.whose, messages: texts.flatMap(pendingOf) }
}

/**
 * What of it is theirs who is here now: one's own, and what a guest has just written where somebody has signed in since. Who had
 * the phone half an hour ago is not known, and nothing of a member's is ever another's.
 */
export function ownOf({ whose, messages }: Outbox, now: string): readonly Pending[] {
  if (whose === now) return messages
  return whose === GUEST ? messages.filter(({ at }) => Date.now() - at <= GOING_ON_MS) : []
}

function pendingOf(value: unknown): Pending[] {
  return isPending(value)
    ? [{ ...value, at: 'at' in value && typeof value.at === 'number' ? value.at : 0 }]
    : []
}

function isPending(value: unknown): value is Omit<Pending, 'at'> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'clientId' in value &&
    typeof value.clientId === 'string' &&
    'text' in value &&
    typeof value.text === 'string'
  )
}
