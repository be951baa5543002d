import AuditIcon from '@mui/icons-material/History'
import { listAudit } from '@site/shared-api/contract/brand'
import { lazy } from 'react'
import type { ConsolePage } from '#console-page.ts'

export const AUDIT_PAGES: readonly ConsolePage[] = [
  {
    path: '/audit',
    label: 'audit.title',
    group: 'house',
    Icon: AuditIcon,
    needs: listAudit,
    Page: lazy(() => import('#features/audit/audit.page.tsx')),
  },
]
