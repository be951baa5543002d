import { LANGUAGE_DEBOUNCE_MS } from '@site/config'
import { answersOf, site } from '@site/shared-api'
import { listAnnouncements } from '@site/shared-api/contract/announcement'
import { homeGames, hotGames } from '@site/shared-api/contract/game'
import { winners } from '@site/shared-api/contract/winner'
import { debounceTime, map } from 'rxjs'

/** What A4 and B4 name: announcements, winners, hot games; the status has a stream of its own. */
const ANSWERS = [listAnnouncements, winners, hotGames, homeGames].map(answersOf)

/** After a change of language what is shown of these is fetched again, unless its answer is younger than the change (SHL-26). */
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
        predicate: (query) =>
          ANSWERS.some((answers) => answers(query)) &&
          query.state.fetchStatus === 'idle' &&
          query.state.dataUpdatedAt < changedAt,
      })
    })
}
