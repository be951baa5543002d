import AddIcon from '@mui/icons-material/Add'
import { Button, Chip } from '@mui/material'
import type { ValueOf } from '@site/shared-api/contract/call'
import { addOperator, type listOperators } from '@site/shared-api/contract/operator'
import { Pagination, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { BrandNames } from '#brands/brand-names.tsx'
import { OperatorActions } from '#features/operators/operator-actions.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ConsoleTable } from '#lists/console-table.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { useMay } from '#session/rights.ts'
import { useWhen } from '#when/when.ts'

type Row = ValueOf<typeof listOperators>['list'][number] & { readonly id: string }
const Column = ListColumn<Row>

/** Who operates the site, and what becomes of each account. */
export default function OperatorsPage() {
  const t = useTranslate()
  const may = useMay()
  const when = useWhen()
  return (
    <>
      <PageHead title={t('operators.title')} about={t('operators.about')}>
        {may(addOperator) && (
          <Button component={Link} startIcon={<AddIcon />} to="/operators/new" variant="contained">
            {t('operators.add')}
          </Button>
        )}
      </PageHead>
      <ConsoleList
        pagination={<Pagination rowsPerPageOptions={[]} />}
        resource="operators"
        sort={{ field: 'name', order: 'ASC' }}
      >
        <ConsoleTable>
          <Column bare label={t('operators.name')} render={({ name }) => name} />
          <Column label={t('operators.role')} render={({ role }) => t(`role.${role}`)} />
          <Column label={t('operators.brands')} render={({ brands }) => <BrandNames brands={brands} />} />
          <Column
            label={t('operators.state')}
            render={({ disabled }) => (
              <Chip
                color={disabled ? 'default' : 'success'}
                label={t(disabled ? 'operators.closed' : 'operators.open')}
                variant="outlined"
              />
            )}
          />
          <Column label={t('operators.since')} render={({ createdAt }) => when(createdAt)} />
          <Column bare label={t('operators.actions')} render={(row) => <OperatorActions operator={row} />} />
        </ConsoleTable>
      </ConsoleList>
    </>
  )
}
