import { ApiError, call, site } from '@site/shared-api'
import { sessionKeys, type BodyKey } from '@site/shared-api/contract/session'

const KEYS_FRESH_MS = 5 * 60_000

interface PlatformKey {
  readonly key: BodyKey
  /** How far the platform's clock is ahead of this phone's, in milliseconds. */
  readonly aheadMs: number
}

const keyQuery = {
  queryKey: ['account', 'encryption key'],
  staleTime: KEYS_FRESH_MS,
  retry: false,
  async queryFn(): Promise<PlatformKey> {
    const { keys, now } = await call(sessionKeys)
    const [key] = keys
    if (key === undefined) throw new ApiError(503, 'system_unavailable')
    return { key, aheadMs: now * 1000 - Date.now() }
  },
}

/** The platform's key, at most five minutes old; throws ApiError or NetworkError. */
export function platformKey(): Promise<PlatformKey> {
  return site().queries.fetchQuery(keyQuery)
}

/** Asks for the key while the player is still typing; a failure shows when it is really needed. */
export function warmPlatformKey(): void {
  void site().queries.prefetchQuery(keyQuery)
}

/** The key was rotated, or the phone's clock was set anew: the next one is fetched. */
export function forgetPlatformKey(): void {
  site().queries.removeQueries({ queryKey: keyQuery.queryKey })
}

/** Epoch milliseconds on the platform's clock, as far as it is known: phones' clocks are wrong. */
export function platformNow(): number {
  const known = site().queries.getQueryData<PlatformKey>(keyQuery.queryKey)
  return Date.now() + (known?.aheadMs ?? 0)
}
