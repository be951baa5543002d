import { Link, openPopup } from '@site/shared-api'
import { createContext, use, type AnchorHTMLAttributes } from 'react'

/** True inside a popup of this module, set by its slot. */
export const InPopup = createContext(false)

const PATHS = { login: '/m/login', register: '/m/register', forgot: '/m/forget' } as const

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: keyof typeof PATHS
  /** Where the player was going; a popup knows it by itself. */
  readonly next?: string | null
}

/** Leads to another way in or back: in the popup that they share that one takes the place, on a page its page does (SHL-14). */
export function AuthLink({ to, next = null, onClick, ...rest }: Props) {
  const inPopup = use(InPopup)
  const path = PATHS[to]
  return (
    <Link
      {...rest}
      to={next === null ? path : `${path}?next=${encodeURIComponent(next)}`}
      onClick={(event) => {
        onClick?.(event)
        if (!inPopup || event.defaultPrevented) return
        event.preventDefault()
        openPopup(to)
      }}
    />
  )
}
