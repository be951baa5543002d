import { HOME_PATH } from '@site/config'
import { navigate, routeOf, site } from '@site/shared-api'
import { currentPath, noteMove } from './location.ts'
import { lacksSession } from './navigation.ts'

/** Keeps the document's title with the route and the language, and leads guests away from member areas they came to directly. */
export function followRoute(): void {
  const { bus, messages, plan } = site()
  const landing = currentPath()
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
  // Whoever signs out goes home of their own accord (B4).
  bus.on('sessionEnded').subscribe(({ data }) => {
    if (data.reason !== 'logout') follow()
  })
  follow()
}
