import { HOME_PATH } from '@site/config'
import { navigate, popupExists, popupOf, routeOf, signIn, site } from '@site/shared-api'
import { currentPath, noteMove } from './location.ts'
import { lacksSession } from './navigation.ts'

const pageNow = (): string => location.pathname + location.search

/** The login, or a popup that takes turns with it. */
function isSignInPopup(popup: string): boolean {
  const group = popupOf('login')?.group
  return popup === 'login' || (group !== undefined && popupOf(popup)?.group === group)
}

/** Texts of the document itself, outside every part: `data-message` names the module and the key. */
function translateDocument(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-message]')) {
    const [module = '', key = ''] = place.dataset['message']?.split(' ') ?? []
    place.textContent = site().messages.of(module)(key)
  }
}

/** Keeps the document's own words with the route and the language, and leads guests away from member areas they came to directly. */
export function followRoute(): void {
  const { bus, messages, plan } = site()
  const landing = currentPath()
  /** The login lies over a member area whose session has ended. */
  let isLoginOpen = false
  const follow = (): void => {
    if (currentPath() !== landing) noteMove()
    const route = routeOf(plan, currentPath())
    const title = route ? messages.of(route.module)(route.titleKey) : ''
    document.title = title === '' || route?.id === 'home' ? plan.brand.name : `${title} · ${plan.brand.name}`
    document.documentElement.dataset['route'] = route?.id ?? ''
    if (!route || !lacksSession(route)) return
    // There is no page of theirs that a popup could lie over.
    if (!signIn({ next: pageNow(), replace: true, onPage: true })) navigate(HOME_PATH, { replace: true })
  }
  addEventListener('popstate', follow)
  bus.on('languageChanged').subscribe(() => {
    translateDocument()
    follow()
  })
  // A member who signs out is led home (B4). Else the page stays below the login popup, with what was typed.
  bus.on('sessionEnded').subscribe(({ data }) => {
    const route = routeOf(plan, currentPath())
    if (data.reason === 'logout' || route === undefined || !lacksSession(route)) return
    if (!popupExists('login')) return follow()
    signIn({ next: pageNow() })
    isLoginOpen = true
  })
  bus.on('sessionStarted').subscribe(() => (isLoginOpen = false))
  // Put away without signing in: there is nothing for a guest here.
  bus.on('popupClosed').subscribe(({ data }) => {
    const route = routeOf(plan, currentPath())
    if (!isLoginOpen || !isSignInPopup(data.popup) || route === undefined || !lacksSession(route)) return
    isLoginOpen = false
    navigate(HOME_PATH, { replace: true })
  })
  follow()
}
