import OperatorsIcon from '@mui/icons-material/AdminPanelSettings'
import { addOperator, listOperators } from '@site/shared-api/contract/operator'
import { lazy } from 'react'
import type { ConsolePage } from '#console-page.ts'

export const OPERATORS_PAGES: readonly ConsolePage[] = [
  {
    path: '/operators',
    label: 'operators.title',
    group: 'house',
    Icon: OperatorsIcon,
    needs: listOperators,
    Page: lazy(() => import('#features/operators/operators.page.tsx')),
  },
  {
    path: '/operators/new',
    label: 'operators.add',
    needs: addOperator,
    Page: lazy(() => import('#features/operators/add-operator.page.tsx')),
  },
]
