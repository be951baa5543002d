import ReviewsIcon from '@mui/icons-material/FactCheck'
import { listReviews } from '@site/shared-api/contract/member-review'
import { lazy } from 'react'
import type { ConsolePage } from '#console-page.ts'

export const REVIEWS_PAGES: readonly ConsolePage[] = [
  {
    path: '/reviews',
    label: 'reviews.title',
    group: 'members',
    Icon: ReviewsIcon,
    needs: listReviews,
    Page: lazy(() => import('#features/reviews/reviews.page.tsx')),
  },
]
