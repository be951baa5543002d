import { atom } from 'jotai'

/** What the member has not read yet (B3: counters). */
export interface Unread {
  readonly chat: number
  readonly inbox: number
  readonly notices: number
}

export const NOTHING_UNREAD: Unread = { chat: 0, inbox: 0, notices: 0 }

/** Written by the host alone, which knows when to ask (SHL-24). */
export const baseUnread = atom<Unread>(NOTHING_UNREAD)

export const unreadAtom = atom((get) => get(baseUnread))
