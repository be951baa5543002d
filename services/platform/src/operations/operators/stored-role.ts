import type { OperatorRole } from '@site/shared-api/contract/operator'

/** The roles that older copies of the site know; they read nothing else. */
type LegacyRole = 'viewer' | 'support' | 'manager' | 'owner'

/** What older copies take each role for: never more than it may do. */
const LEGACY: Readonly<Record<OperatorRole, LegacyRole>> = {
  owner: 'owner',
  'brand-manager': 'manager',
  editor: 'viewer',
  payments: 'viewer',
  support: 'support',
  risk: 'viewer',
  reader: 'viewer',
}
const PRESENT: Readonly<Record<LegacyRole, OperatorRole>> = {
  owner: 'owner',
  manager: 'brand-manager',
  support: 'support',
  viewer: 'reader',
}

/** A role in the two columns that hold it. */
export const storedRole = (office: OperatorRole): { role: LegacyRole; office: OperatorRole } => ({
  role: LEGACY[office],
  office,
})

/** Of the two columns `role` counts: an older copy that gives another role leaves `office` as it was. */
export function roleOf({ role, office }: { role: LegacyRole; office: OperatorRole | null }): OperatorRole {
  return office !== null && LEGACY[office] === role ? office : PRESENT[role]
}
