import type { Plan, PlanRoute } from '@site/config/schema'

/** The plan's route of a path (exact match, aliases included; SHL-02). */
export function routeOf(plan: Plan, pathname: string): PlanRoute | undefined {
  return plan.routes.find((route) => route.path === pathname || route.aliases.includes(pathname))
}
