import { useAtomValue } from 'jotai'
import { site } from '../site.ts'
import { baseUnread, unreadAtom, type Unread } from './unread.atoms.ts'

/** Unread chat messages, mails and notices of the member, for badges (SHL-24); zeros for guests. */
export function useUnread(): Unread {
  return useAtomValue(unreadAtom, { store: site().store })
}

/** Called by the host alone. */
export function noteUnread(unread: Unread): void {
  site().store.set(baseUnread, unread)
}
