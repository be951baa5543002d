import { call } from '../client/call.ts'
import type { LiveEvents } from '../contract/live.ts'
import { streamTicket } from '../contract/stream-ticket.ts'
import { inboxUnreadQuery } from '../endpoints/counters.api.ts'
import { walletsQuery, type Wallets } from '../endpoints/wallet.api.ts'
import { site } from '../site.ts'

/** A ticket for one stream of the signed-in member; undefined for a guest and where none can be had. */
export async function fetchTicket(): Promise<string | undefined> {
  if (!site().signedIn()) return undefined
  try {
    return (await call(streamTicket)).ticket
  } catch {
    return undefined
  }
}

let lastBalance: string | undefined

/**
 * The member's own money as the platform sends it: shown at once wherever it is shown, and an event for all modules. What a page
 * has read itself in the meantime is an event all the same: others may have read before it.
 */
export function takeBalance({ sumBalance }: LiveEvents['balance']): void {
  const { bus, queries } = site()
  const { queryKey } = walletsQuery()
  const known = queries.getQueryData<Wallets>(queryKey)
  const isNews = lastBalance !== undefined && lastBalance !== sumBalance
  lastBalance = sumBalance
  if (known?.sumBalance === sumBalance && !isNews) return
  if (known) queries.setQueryData<Wallets>(queryKey, { ...known, sumBalance })
  bus.emit('balanceChanged', { sumBalance })
}

/** How many of the member's messages are unread, as the platform sends it; what is known already is no news. */
export function takeInbox({ unread }: LiveEvents['inbox']): void {
  const { bus, queries } = site()
  const { queryKey } = inboxUnreadQuery()
  if (queries.getQueryData<{ readonly count: number }>(queryKey)?.count === unread) return
  queries.setQueryData(queryKey, { count: unread })
  bus.emit('inboxChanged', { unread })
}
