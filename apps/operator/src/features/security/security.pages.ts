import SecurityIcon from '@mui/icons-material/Security'
import { securityEvents } from '@site/shared-api/contract/security-event'
import { lazy } from 'react'
import type { ConsolePage } from '#console-page.ts'

export const SECURITY_PAGES: readonly ConsolePage[] = [
  {
    path: '/security',
    label: 'security.title',
    group: 'members',
    Icon: SecurityIcon,
    needs: securityEvents,
    Page: lazy(() => import('#features/security/security.page.tsx')),
  },
]
