import FeedbackIcon from '@mui/icons-material/Feedback'
import { queuedFeedback } from '@site/shared-api/contract/feedback'
import { lazy } from 'react'
import type { ConsolePage } from '#console-page.ts'

export const FEEDBACK_PAGES: readonly ConsolePage[] = [
  {
    path: '/feedback',
    label: 'feedback.title',
    group: 'members',
    Icon: FeedbackIcon,
    needs: queuedFeedback,
    Page: lazy(() => import('#features/feedback/feedback.page.tsx')),
  },
]
