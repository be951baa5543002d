import { filter, map, Subject, type Observable } from 'rxjs'
import { CROSS_TAB_EVENTS, type SiteEvent, type SiteEventName, type SiteEvents } from '../events.ts'

const CHANNEL = 'm-site-facts'

export interface Bus {
  /** Publishes an event to every module on the page, and to other tabs where it holds for them too. */
  emit<Name extends SiteEventName>(name: Name, data: SiteEvents[Name]): void
  on<Name extends SiteEventName>(name: Name): Observable<SiteEvent<Name>>
  readonly all: Observable<SiteEvent>
}

function isSiteEvent(value: unknown): value is SiteEvent {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    'version' in value &&
    value.version === 1
  )
}

/** The one bus of a page. `merchant` keeps two brands on one machine apart. */
export function createBus(merchant: string): Bus {
  const facts = new Subject<SiteEvent>()
  const channel =
    typeof window === 'undefined' || typeof BroadcastChannel === 'undefined'
      ? undefined
      : new BroadcastChannel(`${CHANNEL}.${merchant}`)
  channel?.addEventListener('message', ({ data }) => {
    if (isSiteEvent(data)) facts.next({ ...data, elsewhere: true })
  })
  return {
    all: facts,
    emit(name, data) {
      const fact = { name, version: 1, data, elsewhere: false } as const
      facts.next(fact)
      if (CROSS_TAB_EVENTS.includes(name)) channel?.postMessage(fact)
    },
    on: <Name extends SiteEventName>(name: Name) =>
      facts.pipe(
        filter((fact) => fact.name === name),
        map((fact) => fact as SiteEvent<Name>), // reason: the filter above decides the name
      ),
  }
}
