import DayReportsIcon from '@mui/icons-material/Summarize'
import { listDayReports, readDayReport } from '@site/shared-api/contract/day-report'
import { lazy } from 'react'
import type { ConsolePage } from '#console-page.ts'

export const DAY_REPORTS_PAGES: readonly ConsolePage[] = [
  {
    path: '/day-reports',
    label: 'day_reports.title',
    group: 'money',
    Icon: DayReportsIcon,
    needs: listDayReports,
    Page: lazy(() => import('#features/day-reports/day-reports.page.tsx')),
  },
  {
    path: '/day-reports/:id',
    label: 'day_reports.one',
    needs: readDayReport,
    Page: lazy(() => import('#features/day-reports/day-report.page.tsx')),
  },
]
