import { HOME_PATH } from '@site/config'
import { navigate, openPopup, routeOf, site, slotsOf } from '@site/shared-api'
import { isAccountPopup } from '#host/popups/popup-rules.ts'
import { currentPath, noteMove } from './location.ts'
import { lacksSession } from './navigation.ts'

/** Keeps the document's title with the route and the language, and leads guests away from member areas they came to directly. */
export function followRoute(): void {
  const { bus, messages, plan } = site()
  const landing = currentPath()
  /** The login lies over a member area whose session has ended. */
  let asked = false
  const follow = (): void => {
    if (currentPath() !== landing) noteMove()
    const route = routeOf(plan, currentPath())
    const title = route ? messages.of('common')(route.titleKey) : ''
    document.title = title === '' || route?.id === 'home' ? plan.brand.name : `${title} · ${plan.brand.name}`
    document.documentElement.dataset['route'] = route?.id ?? ''
    if (route && lacksSession(route))
      navigate(
        routeOf(plan, '/m/login')
          ? `/m/login?next=${encodeURIComponent(location.pathname + location.search)}`
          : HOME_PATH,
        { replace: true },
      )
  }
  addEventListener('popstate', follow)
  bus.on('languageChanged').subscribe(follow)
  // Whoever signs out goes home of their own accord (B4). Else the page stays below the login popup, with what was typed.
  bus.on('sessionEnded').subscribe(({ data }) => {
    const route = routeOf(plan, currentPath())
    if (data.reason === 'logout' || route === undefined || !lacksSession(route)) return
    if (slotsOf('popup:login').length === 0) return follow()
    openPopup('login', { next: location.pathname + location.search })
    asked = true
  })
  bus.on('sessionStarted').subscribe(() => (asked = false))
  // Put away without signing in: there is nothing for a guest here.
  bus.on('popupClosed').subscribe(({ data }) => {
    const route = routeOf(plan, currentPath())
    if (!asked || !isAccountPopup(data.popup) || route === undefined || !lacksSession(route)) return
    asked = false
    navigate(HOME_PATH, { replace: true })
  })
  follow()
}
