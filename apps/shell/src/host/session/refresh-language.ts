import { LANGUAGE_DEBOUNCE_MS } from '@site/config'
import { site } from '@site/shared-api'
import { debounceTime, map } from 'rxjs'

/** What A4 and B4 name: announcements, winners, hot games; the status has a stream of its own. */
const CALLS: readonly string[] = [
  '/wps/announcements',
  '/wps/game/winners',
  '/wps/game/hot',
  '/wps/game/home',
]

/** After a change of language what is shown of these is asked for again, unless its answer is younger than the change (SHL-26). */
export function refreshLanguage(): void {
  const { bus, queries } = site()
  bus
    .on('languageChanged')
    .pipe(
      map(() => Date.now()),
      debounceTime(LANGUAGE_DEBOUNCE_MS),
    )
    .subscribe((changedAt) => {
      void queries.invalidateQueries({
        predicate: ({ queryKey: [first], state }) =>
          CALLS.some((call) => String(first).startsWith(call)) &&
          state.fetchStatus === 'idle' &&
          state.dataUpdatedAt < changedAt,
      })
    })
}
