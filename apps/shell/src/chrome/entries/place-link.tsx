import type { PlanRoute } from '@site/config/schema'
import { Link, useMemberHint } from '@site/shared-api'
import type { AnchorHTMLAttributes } from 'react'
import { askLogin } from '#host/session/login-gate.ts'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly route: PlanRoute
  /** Asks a guest to sign in first, also where the route itself would not. */
  readonly members?: boolean
}

/** Leads to a place; a guest on the way to a members' place signs in first and then arrives there (SHL-09). */
export function PlaceLink({ route, members = route.access === 'member', onClick, ...rest }: Props) {
  const member = useMemberHint()
  return (
    <Link
      to={route.path}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !members || member) return
        event.preventDefault()
        askLogin({ next: route.path })
      }}
      {...rest}
    />
  )
}
