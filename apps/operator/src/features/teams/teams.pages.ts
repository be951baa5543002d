import TeamsIcon from '@mui/icons-material/Groups'
import { addTeam, listTeams } from '@site/shared-api/contract/team'
import { lazy } from 'react'
import type { ConsolePage } from '#console-page.ts'

export const TEAMS_PAGES: readonly ConsolePage[] = [
  {
    path: '/teams',
    label: 'teams.title',
    group: 'house',
    Icon: TeamsIcon,
    needs: listTeams,
    Page: lazy(() => import('#features/teams/teams.page.tsx')),
  },
  {
    path: '/teams/new',
    label: 'teams.add',
    needs: addTeam,
    Page: lazy(() => import('#features/teams/add-team.page.tsx')),
  },
]
