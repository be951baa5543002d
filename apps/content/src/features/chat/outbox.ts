import { sessionStore } from '@site/shared-api'
import type { Pending } from './pending.ts'

const KEY = 'chatOutbox'
/** How recently a guest must have written what goes along at a sign-in; the platform applies the same to what it has. */
const GOING_ON_MS = 30 * 60_000

/** Who writes: a member by name, or the guest of this browser. */
export const GUEST = ''

/** What a member or guest has written and not sent. */
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
 * The part that belongs to the present visitor: their own messages, and what a guest has written shortly before a sign-in. Who
 * had the phone half an hour ago is not known, and a member's messages are never given to another visitor.
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
