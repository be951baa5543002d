import AdjustmentsIcon from '@mui/icons-material/ImportExport'
import { listAdjustments } from '@site/shared-api/contract/adjustment'
import { lazy } from 'react'
import type { ConsolePage } from '#console-page.ts'

export const ADJUSTMENTS_PAGES: readonly ConsolePage[] = [
  {
    path: '/adjustments',
    label: 'adjustments.title',
    group: 'money',
    Icon: AdjustmentsIcon,
    needs: listAdjustments,
    Page: lazy(() => import('#features/members/adjustments/adjustments.page.tsx')),
  },
]
