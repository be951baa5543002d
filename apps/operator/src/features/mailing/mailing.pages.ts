import MailIcon from '@mui/icons-material/Mail'
import { listMailings, sendMailing } from '@site/shared-api/contract/mailing'
import { lazy } from 'react'
import type { ConsolePage } from '#console-page.ts'

export const MAILING_PAGES: readonly ConsolePage[] = [
  {
    path: '/mailings',
    label: 'mailing.title',
    group: 'members',
    Icon: MailIcon,
    needs: listMailings,
    Page: lazy(() => import('#features/mailing/mailings.page.tsx')),
  },
  {
    path: '/mailings/new',
    label: 'mailing.write',
    needs: sendMailing,
    Page: lazy(() => import('#features/mailing/new-mailing.page.tsx')),
  },
]
