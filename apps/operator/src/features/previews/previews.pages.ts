import PreviewIcon from '@mui/icons-material/Preview'
import { listPreviews } from '@site/shared-api/contract/preview'
import { lazy } from 'react'
import type { ConsolePage } from '#console-page.ts'

export const PREVIEWS_PAGES: readonly ConsolePage[] = [
  {
    path: '/previews',
    label: 'preview.list',
    group: 'site',
    Icon: PreviewIcon,
    needs: listPreviews,
    Page: lazy(() => import('#features/previews/previews.page.tsx')),
  },
]
