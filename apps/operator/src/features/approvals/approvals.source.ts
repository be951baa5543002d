import { listApprovals } from '@site/shared-api/contract/approval'
import { call } from '#client/call.ts'
import { cursorSource } from '#providers/cursor-source.ts'

export const approvalsSource = cursorSource(['box', 'merchant', 'state'], (query, options) =>
  call(listApprovals, { query }, options),
)
