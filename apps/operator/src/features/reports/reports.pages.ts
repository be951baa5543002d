import RoundsIcon from '@mui/icons-material/Casino'
import { listOpenRounds } from '@site/shared-api/contract/reconcile'
import { lazy } from 'react'
import type { ConsolePage } from '#console-page.ts'

export const REPORTS_PAGES: readonly ConsolePage[] = [
  {
    path: '/rounds',
    label: 'rounds.title',
    group: 'members',
    Icon: RoundsIcon,
    needs: listOpenRounds,
    Page: lazy(() => import('#features/reports/rounds.page.tsx')),
  },
]
