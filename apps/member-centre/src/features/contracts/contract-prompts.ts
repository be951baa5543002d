import type { ContractRequests } from '@site/shared-api'

interface Prompt {
  /** What the platform counts them by (B3). */
  readonly field: keyof ContractRequests
  /** Where the member answers (B2). */
  readonly path: string
}

/** Daily salary, dividend, hour salary (B4). */
export const PROMPTS: readonly Prompt[] = [
  { field: 'dailysalreqtype', path: '/m/member/agent/getSalaryContract' },
  { field: 'divtypecompperiodreq', path: '/m/member/agent/getDevidendContract' },
  { field: 'contracthoursalreq', path: '/m/member/agent/getHourContract' },
]
