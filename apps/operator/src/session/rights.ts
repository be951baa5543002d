import type { Call } from '@site/shared-api/contract/call'
import type { Brands } from '@site/shared-api/contract/brand-place'
import { OPERATOR_ROLES, type OperatorRole } from '@site/shared-api/contract/operator'
import { useSession } from '#session/use-session.ts'

/** What decides who may make a call, as far as the browser knows it. */
export type Guarded = Pick<Call, 'access' | 'right' | 'rightOf' | 'brandOf'>

/** Whether a role may make a call, of these brands; what is not shown is refused by the platform as well. */
export function mayCall(
  role: OperatorRole,
  { brandOf, right, rightOf }: Guarded,
  params: Readonly<Record<string, string>> = {},
  brands: Brands = 'all',
): boolean {
  if (brandOf === 'site' && brands !== 'all') return false
  const has: readonly string[] = OPERATOR_ROLES[role] ?? []
  if (rightOf !== undefined) {
    const needed = rightOf.rights[params[rightOf.param] ?? '']
    return needed !== undefined && has.includes(needed)
  }
  return right === undefined || [right].flat().some((one) => has.includes(one))
}

export function useMay(): (call: Guarded, params?: Readonly<Record<string, string>>) => boolean {
  const session = useSession()
  return (call, params) => session !== undefined && mayCall(session.role, call, params, session.brands)
}
