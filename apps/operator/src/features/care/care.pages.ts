import CareIcon from '@mui/icons-material/VolunteerActivismOutlined'
import IdentityIcon from '@mui/icons-material/BadgeOutlined'
import {
  listCareCases,
  listIdentityCases,
  readCareMember,
  readIdentityCase,
} from '@site/shared-api/contract/play-console'
import { lazy } from 'react'
import type { ConsolePage } from '#console-page.ts'

export const CARE_PAGES: readonly ConsolePage[] = [
  {
    path: '/care',
    label: 'care.title',
    group: 'members',
    Icon: CareIcon,
    needs: listCareCases,
    Page: lazy(() => import('#features/care/cases.page.tsx')),
  },
  {
    path: '/care/:name',
    label: 'care.one',
    needs: readCareMember,
    Page: lazy(() => import('#features/care/case.page.tsx')),
  },
  {
    path: '/identity',
    label: 'care.identities',
    group: 'members',
    Icon: IdentityIcon,
    needs: listIdentityCases,
    Page: lazy(() => import('#features/care/identities.page.tsx')),
  },
  {
    path: '/identity/:name',
    label: 'care.identity_one',
    needs: readIdentityCase,
    Page: lazy(() => import('#features/care/identity.page.tsx')),
  },
]
