import GrantsIcon from '@mui/icons-material/Savings'
import MallOrdersIcon from '@mui/icons-material/Inventory2Outlined'
import RebatesIcon from '@mui/icons-material/CurrencyExchange'
import { listConsoleMallOrders, listGrants, listRebates } from '@site/shared-api/contract/reward-console'
import { lazy } from 'react'
import type { ConsolePage } from '#console-page.ts'

export const LOYALTY_PAGES: readonly ConsolePage[] = [
  {
    path: '/mall-orders',
    label: 'mall_orders.title',
    group: 'members',
    Icon: MallOrdersIcon,
    needs: listConsoleMallOrders,
    Page: lazy(() => import('#features/loyalty/mall-orders.page.tsx')),
  },
  {
    path: '/grants',
    label: 'grants.title',
    group: 'money',
    Icon: GrantsIcon,
    needs: listGrants,
    Page: lazy(() => import('#features/loyalty/grants.page.tsx')),
  },
  {
    path: '/rebates',
    label: 'rebates.title',
    group: 'money',
    Icon: RebatesIcon,
    needs: listRebates,
    Page: lazy(() => import('#features/loyalty/rebates.page.tsx')),
  },
]
