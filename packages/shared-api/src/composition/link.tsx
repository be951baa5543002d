import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { site } from '../site.ts'
import { routeOf } from './routes.ts'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string
  readonly replace?: boolean
  /** What happens on the live page instead of going there; a new tab, and a tap before the page has started, go to the address. */
  readonly onFollow?: () => void
}

/** Whether any module of this brand shows the path: menus leave out what does not exist (MOD-05). */
export function routeExists(to: string): boolean {
  return routeOf(site().plan, new URL(to, 'http://site').pathname) !== undefined
}

/** A link inside the site. Draws nothing when the brand has no such route, so that no dead link is left behind. */
export function Link({ to, replace = false, onClick, onFollow, ...rest }: LinkProps) {
  if (!routeExists(to)) return null
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    event.preventDefault()
    if (onFollow) onFollow()
    else site().composition.navigate(to, { replace })
  }
  return <a href={to} onClick={follow} onPointerDown={() => site().composition.prefetch(to)} {...rest} />
}
