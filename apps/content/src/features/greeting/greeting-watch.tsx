import { greetingsQuery, openPopup, routeOf, site, useQuery, useSession } from '@site/shared-api'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { shownToday } from './shown-today.ts'
import { whenFree } from './when-free.ts'

function follow(changed: () => void): () => void {
  addEventListener('popstate', changed)
  return () => removeEventListener('popstate', changed)
}
const atHome = (): boolean => routeOf(site().plan, location.pathname)?.id === 'home'

/**
 * Greets a signed-in member at home with what this browser has not shown today (A2, B2: login popup carousel):
 * right after signing in, or at the first visit of a day; never over another popup, never on the way elsewhere.
 */
export function GreetingWatch() {
  const member = useSession() !== null
  const home = useSyncExternalStore(follow, atHome)
  const [greeted, setGreeted] = useState(false)
  const { data } = useQuery({ ...greetingsQuery(), enabled: member && home && !greeted })
  const due = member && home && !greeted && data !== undefined
  useEffect(() => {
    if (!due) return
    const shown = shownToday()
    if (data.popup.every(({ id }) => shown.includes(id))) return
    return whenFree(() => {
      setGreeted(true)
      openPopup('announcements')
    })
  }, [due, data])
  useEffect(() => {
    // The next member who signs in is greeted with what is new to this browser.
    if (!member) setGreeted(false)
  }, [member])
  return null
}
