import DepositsIcon from '@mui/icons-material/Payments'
import { listConsoleDeposits, readConsoleDeposit } from '@site/shared-api/contract/deposit-console'
import { lazy } from 'react'
import type { ConsolePage } from '#console-page.ts'

export const DEPOSITS_PAGES: readonly ConsolePage[] = [
  {
    path: '/deposits',
    label: 'deposits.title',
    group: 'money',
    Icon: DepositsIcon,
    needs: listConsoleDeposits,
    Page: lazy(() => import('#features/deposits/deposits.page.tsx')),
  },
  {
    path: '/deposits/:id',
    label: 'deposits.one',
    needs: readConsoleDeposit,
    Page: lazy(() => import('#features/deposits/deposit.page.tsx')),
  },
]
