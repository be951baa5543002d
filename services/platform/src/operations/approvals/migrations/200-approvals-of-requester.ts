import type { IndexStep } from '#db/index-steps'

/** What became of an operator's own requests. */
export const indexes: readonly IndexStep[] = [
  {
    name: 'approval_requests_of_requester',
    table: 'approval_requests',
    definition: '(requested_by, requested_at desc, id)',
  },
]
