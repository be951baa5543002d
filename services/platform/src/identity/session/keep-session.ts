import type { Database } from '#db/database'
import { renewedEnd } from '#identity/session/service'
import { extendSession } from '#identity/session/session.repository'

/** Play renews a session no more often than this: it is no reason to write with every bet. */
const RENEW_AFTER_MS = 60_000

/** Keeps the site's session of a player alive while the player plays. */
export async function keepSession(
  tx: Database,
  of: { site_session_id: string; site_created: Date | null; site_renewed: Date | null },
  now: Date,
): Promise<void> {
  const { site_created: created, site_renewed: renewed } = of
  if (created === null || renewed === null || now.getTime() - renewed.getTime() < RENEW_AFTER_MS) return
  await extendSession(tx, of.site_session_id, { now, expiresAt: renewedEnd(created, now) })
}
