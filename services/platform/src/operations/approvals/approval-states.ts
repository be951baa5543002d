import { StateTable } from '#db/states/state-table'
import type { ApprovalTables } from '#operations/approvals/tables'

type State = ApprovalTables['approval_requests']['state']
export type ApprovalEvent = 'approve' | 'execute' | 'reopen' | 'reject' | 'supersede'

/** Where a request for a second person may go, and who moves it. */
export const APPROVAL_STATES = new StateTable<State, ApprovalEvent>({
  name: 'Request for a second person',
  table: 'approval_requests',
  note: 'A pending one that is seven days old is shown as expired, and moves no more.',
  begins: [{ state: 'pending', by: ['operator'] }],
  events: {
    approve: {
      means:
        'a second person approves it: the call is made; once more where that has not ended within a minute',
      transitions: [{ from: ['pending', 'executing'], to: ['executing'], by: ['two operators'] }],
    },
    execute: {
      means: 'the call has been made, whatever was decided of the request in the meantime',
      transitions: [{ from: ['executing', 'pending', 'rejected'], to: ['approved'], by: ['site'] }],
    },
    reopen: {
      means: 'the call was refused: nothing has changed',
      transitions: [{ from: ['executing'], to: ['pending'], by: ['site'] }],
    },
    reject: {
      means: 'it is rejected, or withdrawn by its requester',
      transitions: [{ from: ['pending', 'executing'], to: ['rejected'], by: ['operator'] }],
    },
    supersede: {
      means: 'its requester makes another call of the same address',
      transitions: [{ from: ['pending'], to: ['rejected'], by: ['operator'] }],
    },
  },
})
