import type { OperatorRole } from '@site/shared-api/contract/operator'

/** The roles that older copies of the site know; they read nothing else. */
type FormerRole = 'viewer' | 'support' | 'manager' | 'owner'

/** What older copies take each role for: never more than it may do. */
const FORMER: Readonly<Record<OperatorRole, FormerRole>> = {
  owner: 'owner',
  'brand-manager': 'manager',
  editor: 'viewer',
  payments: 'viewer',
  support: 'support',
  risk: 'viewer',
  reader: 'viewer',
}
const PRESENT: Readonly<Record<FormerRole, OperatorRole>> = {
  owner: 'owner',
  manager: 'brand-manager',
  support: 'support',
  viewer: 'reader',
}

/** A role in the two columns that hold it. */
export const storedRole = (office: OperatorRole): { role: FormerRole; office: OperatorRole } => ({
  role: FORMER[office],
  office,
})

/** Of the two columns `role` counts: an older copy that gives another role leaves `office` as it was. */
export function roleOf({ role, office }: { role: FormerRole; office: OperatorRole | null }): OperatorRole {
  return office !== null && FORMER[office] === role ? office : PRESENT[role]
}
