import MembersIcon from '@mui/icons-material/PeopleOutlined'
import { listMembers, readMember } from '@site/shared-api/contract/operator-member'
import { lazy } from 'react'
import type { ConsolePage } from '#console-page.ts'

export const MEMBERS_PAGES: readonly ConsolePage[] = [
  {
    path: '/members',
    label: 'members.title',
    group: 'members',
    Icon: MembersIcon,
    needs: listMembers,
    Page: lazy(() => import('#features/members/members.page.tsx')),
  },
  {
    path: '/members/:name',
    label: 'members.one',
    needs: readMember,
    Page: lazy(() => import('#features/members/member.page.tsx')),
  },
]
