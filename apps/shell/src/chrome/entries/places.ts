import type { PlanRoute } from '@site/config/schema'
import { site, useMemberHint } from '@site/shared-api'
import { canLogin } from '#host/session/login-gate.ts'

/** The brand's route with this id, if any module draws it and its flag is on (MOD-05). */
export function placeOf(id: string): PlanRoute | undefined {
  return site().plan.routes.find((route) => route.id === id)
}

/** Whether this player can get there: members' places need a member, or a way to become one. */
export function useReachable(): (route: PlanRoute) => boolean {
  const member = useMemberHint()
  return (route) => route.access === 'anyone' || member || canLogin()
}
