import JobsIcon from '@mui/icons-material/Schedule'
import { listJobs } from '@site/shared-api/contract/job'
import { lazy } from 'react'
import type { ConsolePage } from '#console-page.ts'

export const JOBS_PAGES: readonly ConsolePage[] = [
  {
    path: '/jobs',
    label: 'jobs.title',
    group: 'house',
    Icon: JobsIcon,
    needs: listJobs,
    Page: lazy(() => import('#features/jobs/jobs.page.tsx')),
  },
]
