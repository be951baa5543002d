import { LANGUAGE_DEBOUNCE_MS } from '@site/config'
import { ApiError, call, site, whenIdle } from '@site/shared-api'
import { systemStatus } from '@site/shared-api/contract/system'
import { debounceTime, filter, merge, Observable, switchMap } from 'rxjs'
import { cachedStatus, cacheStatus, statusOf, type SiteStatus } from './site-status.ts'

const CLOSED_CODES: readonly string[] = ['maintenance', 'region_restricted']

/** Once, when the first screen is done; at once when the cache says that the site is closed. */
const start = new Observable<void>((listener) => {
  const emit = (): void => listener.next()
  if (cachedStatus() !== 0) return emit()
  return whenIdle(emit)
})

/** Whenever a call is refused because the site has closed. */
const refusals = new Observable<void>((listener) =>
  site()
    .queries.getQueryCache()
    .subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      const { error } = event.action
      if (error instanceof ApiError && CLOSED_CODES.includes(error.code)) listener.next()
    }),
)

async function ask(): Promise<SiteStatus | undefined> {
  try {
    const status = statusOf(await call(systemStatus))
    cacheStatus(status)
    return status
  } catch {
    // Not reachable is not closed: what is known stays.
    return undefined
  }
}

/** The status as the platform answers it: at start, on a language change (A4), when the plan changes and when calls are refused. */
export function statusStream(): Observable<SiteStatus> {
  const { bus } = site()
  return merge(
    start,
    merge(bus.on('languageChanged'), bus.on('planChanged'), refusals).pipe(
      debounceTime(LANGUAGE_DEBOUNCE_MS),
    ),
  ).pipe(
    switchMap(ask),
    filter((status) => status !== undefined),
  )
}
