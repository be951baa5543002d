import ApprovalsIcon from '@mui/icons-material/HowToReg'
import { listApprovals } from '@site/shared-api/contract/approval'
import { lazy } from 'react'
import type { ConsolePage } from '#console-page.ts'
import { ApprovableCount } from '#features/approvals/approvable-count.tsx'

export const APPROVALS_PAGES: readonly ConsolePage[] = [
  {
    path: '/approvals',
    label: 'approvals.title',
    group: 'house',
    Icon: ApprovalsIcon,
    needs: listApprovals,
    Count: ApprovableCount,
    Page: lazy(() => import('#features/approvals/approvals.page.tsx')),
  },
]
