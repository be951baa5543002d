import { HOME_PATH } from '@site/config'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useRoute } from '#host/routing/location.ts'
import { goHome } from './go-home.ts'

/** Home always exists, also for a brand without a lobby: the shell draws it then. */
export function HomeLink({ onClick, ...rest }: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>) {
  const here = useIsHome()
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    event.preventDefault()
    goHome(here)
  }
  return <a href={HOME_PATH} onClick={follow} {...rest} />
}

/** True on the home lobby and on the shell's own home of a brand without one. */
export function useIsHome(): boolean {
  const route = useRoute()
  return route === undefined || route.id === 'home'
}
