import JoinsIcon from '@mui/icons-material/HowToReg'
import RewardsIcon from '@mui/icons-material/CardGiftcard'
import { listJoins, listRewards, readReward } from '@site/shared-api/contract/promotion'
import { lazy } from 'react'
import type { ConsolePage } from '#console-page.ts'

export const REWARDS_PAGES: readonly ConsolePage[] = [
  {
    path: '/rewards',
    label: 'rewards.title',
    group: 'members',
    Icon: RewardsIcon,
    needs: listRewards,
    Page: lazy(() => import('#features/rewards/rewards.page.tsx')),
  },
  {
    path: '/rewards/:id',
    label: 'rewards.one',
    needs: readReward,
    Page: lazy(() => import('#features/rewards/reward.page.tsx')),
  },
  {
    path: '/joins',
    label: 'joins.title',
    group: 'members',
    Icon: JoinsIcon,
    needs: listJoins,
    Page: lazy(() => import('#features/rewards/joins.page.tsx')),
  },
]
