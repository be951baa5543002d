import { sessionStore } from '@site/shared-api'
import type { Pending } from './pending.ts'

const KEY = 'chatOutbox'

/** What waits to be sent lies in the tab alone: two tabs never send the same. Pictures are too large for it. */
export function keepOutbox(whose: string, pending: readonly Pending[]): void {
  const texts = pending.filter(({ picture }) => picture === undefined)
  if (texts.length === 0) sessionStore.remove(KEY)
  else sessionStore.write(KEY, { whose, texts })
}

/** What this member, or this guest, had not sent when the page was left. */
export function keptOutbox(whose: string): readonly Pending[] {
  const kept = sessionStore.read(KEY)
  if (typeof kept !== 'object' || kept === null || !('whose' in kept) || kept.whose !== whose) return []
  const texts = 'texts' in kept && Array.isArray(kept.texts) ? kept.texts : []
  return texts.filter(isPending)
}

function isPending(value: unknown): value is Pending {
  return (
    typeof value === 'object' &&
    value !== null &&
    'clientId' in value &&
    typeof value.clientId === 'string' &&
    'text' in value &&
    typeof value.text === 'string'
  )
}
