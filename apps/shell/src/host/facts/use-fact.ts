import { site, type SiteEventName, type SiteEvents } from '@site/shared-api'
import { useEffect, useEffectEvent } from 'react'

/** Hears a fact of the bus while the component is on the page: the one bridge from stream to React in the frame. */
export function useFact<Name extends SiteEventName>(
  name: Name,
  onFact: (data: SiteEvents[Name]) => void,
): void {
  const latest = useEffectEvent(onFact)
  useEffect(() => {
    const subscription = site()
      .bus.on(name)
      .subscribe(({ data }) => latest(data))
    return () => subscription.unsubscribe()
  }, [name])
}
