import { site, startSession, type Site } from '@site/shared-api'
import { sessionOf } from '#sign-in/after-login/index.ts'
import { redeemTicket, type UnlinkedIdentity } from './social.api.ts'

const TICKET = 'social'

const known = new WeakMap<Site, UnlinkedIdentity>()

/** The identity from a provider that registration links to the new account; dropped when a session starts. */
export function unlinkedIdentity(): UnlinkedIdentity | undefined {
  return known.get(site())
}

export function noteUnlinked(identity: UnlinkedIdentity): void {
  const here = site()
  if (!known.has(here)) here.bus.on('sessionStarted').subscribe(() => known.delete(here))
  known.set(here, identity)
}

/** Registration goes on without the provider; the address forgets the ticket. */
export function dropUnlinked(): void {
  known.delete(site())
  keepInAddress(null)
}

/**
 * The player who came from a provider: kept in memory, after a reload by the ticket in the address, which is valid once.
 * A player who has an account by now is signed in. Throws the client's errors.
 */
export async function resumeUnlinked(): Promise<UnlinkedIdentity | undefined> {
  const noted = unlinkedIdentity()
  const ticket = new URLSearchParams(location.search).get(TICKET)
  if (noted !== undefined || ticket === null) return noted
  keepInAddress(null)
  const answer = await redeemTicket(ticket)
  if ('token' in answer) {
    startSession(sessionOf(answer))
    return undefined
  }
  noteUnlinked(answer)
  keepInAddress(answer.ticket)
  return answer
}

function keepInAddress(ticket: string | null): void {
  const url = new URL(location.href)
  if (ticket === null && !url.searchParams.has(TICKET)) return
  if (ticket === null) url.searchParams.delete(TICKET)
  else url.searchParams.set(TICKET, ticket)
  history.replaceState(history.state, '', url)
}
