import DebtsIcon from '@mui/icons-material/CreditCardOff'
import { listDebts, readDebt } from '@site/shared-api/contract/debt'
import { lazy } from 'react'
import type { ConsolePage } from '#console-page.ts'

export const DEBTS_PAGES: readonly ConsolePage[] = [
  {
    path: '/debts',
    label: 'debts.title',
    group: 'money',
    Icon: DebtsIcon,
    needs: listDebts,
    Page: lazy(() => import('#features/debts/debts.page.tsx')),
  },
  {
    path: '/debts/:id',
    label: 'debts.one',
    needs: readDebt,
    Page: lazy(() => import('#features/debts/debt.page.tsx')),
  },
]
