import type { ValueOf } from '@site/shared-api/contract/call'
import type { listDevices } from '@site/shared-api/contract/devices'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { REMEMBERED_MS } from '#identity/devices/browsers'
import { deviceName } from '#identity/devices/device-name'
import { selectRemembered } from '#identity/devices/repository'
import { maskAddress } from '#operations/index'
import type { Session } from '#identity/session/service'
import { selectLive } from '#identity/session/session.repository'
import type { Visitor } from '#identity/session/visitor'

type Listed = ValueOf<typeof listDevices>['list'][number]

/** Where a member is signed in, and the ways to end it (ACC-21, SHL-34). */
export class DeviceService {
  readonly #platform: Platform
  constructor(platform: Platform) {
    this.#platform = platform
  }

  async list(session: Session): Promise<Listed[]> {
    const { clock, db } = this.#platform
    const now = clock.now()
    const [live, remembered] = await Promise.all([
      selectLive(db, session.memberId, now),
      selectRemembered(db, session.memberId, new Date(now.getTime() - REMEMBERED_MS)),
    ])
    const sessions = live.map((row) => ({
      ...shown(row),
      kind: 'session' as const,
      lastSeen: row.renewed_at.toISOString(),
      current: row.id === session.id,
    }))
    const browsers = remembered.map((row) => ({
      ...shown(row),
      kind: 'remembered' as const,
      lastSeen: row.used_at.toISOString(),
      current: row.browser_hash === session.browserHash,
    }))
    return [...sessions, ...browsers].sort((a, b) => b.lastSeen.localeCompare(a.lastSeen))
  }

  /** Ends a session and forgets its browser, or the other way round: a lost phone is locked out by either. Throws ApiError `device_unknown`. */
  async end(session: Session, id: string, visitor: Visitor): Promise<number> {
    const { browsers, db, security, sessions } = this.#platform
    const { memberId, merchant } = session
    const found = await this.#browserOf(session, id)
    if (found === undefined) throw new ApiError('device_unknown', { field: 'id' })
    return await db.transaction().execute(async (tx) => {
      const browserHash = found.browserHash ?? undefined
      const ended =
        browserHash === undefined
          ? await sessions.end(tx, memberId, { id }, 'revoked')
          : (await sessions.end(tx, memberId, { browserHash }, 'revoked')) +
            (await browsers.forget(tx, memberId, { browserHash }))
      await security.record(tx, visitor, { kind: 'device_ended', merchant, memberId })
      return ended
    })
  }

  async endOthers(session: Session, visitor: Visitor): Promise<number> {
    const { browsers, db, security, sessions } = this.#platform
    const { memberId, merchant, browserHash } = session
    return await db.transaction().execute(async (tx) => {
      const ended = await sessions.end(tx, memberId, { not: session.id }, 'revoked')
      const notBrowserHash = browserHash ?? undefined
      const forgotten = await browsers.forget(tx, memberId, { notBrowserHash })
      await security.record(tx, visitor, { kind: 'devices_ended', merchant, memberId })
      return ended + forgotten
    })
  }

  async #browserOf(session: Session, id: string): Promise<{ browserHash: string | null } | undefined> {
    const { clock, db } = this.#platform
    const live = (await selectLive(db, session.memberId, clock.now())).find((row) => row.id === id)
    if (live) return { browserHash: live.browser_hash }
    const remembered = await selectRemembered(db, session.memberId, new Date(0))
    const row = remembered.find((one) => one.id === id)
    return row && { browserHash: row.browser_hash }
  }
}

function shown(row: { id: string; device: string | null; address: string; created_at: Date }) {
  return {
    id: row.id,
    ...deviceName(row.device),
    address: maskAddress(row.address),
    since: row.created_at.toISOString(),
  }
}
