import BonusesIcon from '@mui/icons-material/Loyalty'
import { listConsoleBonuses, readConsoleBonus } from '@site/shared-api/contract/bonus-console'
import { lazy } from 'react'
import type { ConsolePage } from '#console-page.ts'

export const BONUSES_PAGES: readonly ConsolePage[] = [
  {
    path: '/bonuses',
    label: 'bonuses.title',
    group: 'money',
    Icon: BonusesIcon,
    needs: listConsoleBonuses,
    Page: lazy(() => import('#features/bonuses/bonuses.page.tsx')),
  },
  {
    path: '/bonuses/:id',
    label: 'bonuses.one',
    needs: readConsoleBonus,
    Page: lazy(() => import('#features/bonuses/bonus.page.tsx')),
  },
]
