import type { IndexStep } from '#db/index-steps'

/** The audit log of a brand, the newest first. */
export const indexes: readonly IndexStep[] = [
  { name: 'audit_log_by_brand', table: 'audit_log', definition: '(merchant, id desc)' },
]
