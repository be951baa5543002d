import CardsIcon from '@mui/icons-material/CreditCard'
import WithdrawalsIcon from '@mui/icons-material/Outbound'
import {
  listConsoleCards,
  listConsoleWithdrawals,
  readConsoleWithdrawal,
} from '@site/shared-api/contract/withdraw-console'
import { lazy } from 'react'
import type { ConsolePage } from '#console-page.ts'

export const WITHDRAWALS_PAGES: readonly ConsolePage[] = [
  {
    path: '/withdrawals',
    label: 'withdrawals.title',
    group: 'money',
    Icon: WithdrawalsIcon,
    needs: listConsoleWithdrawals,
    Page: lazy(() => import('#features/withdrawals/withdrawals.page.tsx')),
  },
  {
    path: '/withdrawals/:id',
    label: 'withdrawals.one',
    needs: readConsoleWithdrawal,
    Page: lazy(() => import('#features/withdrawals/withdrawal.page.tsx')),
  },
  {
    path: '/cards',
    label: 'withdrawals.cards',
    group: 'money',
    Icon: CardsIcon,
    needs: listConsoleCards,
    Page: lazy(() => import('#features/withdrawals/cards.page.tsx')),
  },
]
