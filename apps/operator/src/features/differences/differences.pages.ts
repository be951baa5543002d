import DifferencesIcon from '@mui/icons-material/Difference'
import { listDifferences } from '@site/shared-api/contract/difference'
import { lazy } from 'react'
import type { ConsolePage } from '#console-page.ts'

export const DIFFERENCES_PAGES: readonly ConsolePage[] = [
  {
    path: '/differences',
    label: 'differences.title',
    group: 'money',
    Icon: DifferencesIcon,
    needs: listDifferences,
    Page: lazy(() => import('#features/differences/differences.page.tsx')),
  },
]
