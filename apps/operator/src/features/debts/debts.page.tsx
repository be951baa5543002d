import { Button } from '@mui/material'
import type { ConsoleDebt } from '@site/shared-api/contract/debt'
import { TextInput, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { BrandFilter } from '#brands/brand-filter.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ConsoleTable } from '#lists/console-table.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { MemberLink } from '#member-link/member-link.tsx'
import { useWhen } from '#when/when.ts'

const Column = ListColumn<ConsoleDebt>

/** Members with debts from reversed deposits (MEM-02). */
export default function DebtsPage() {
  const t = useTranslate()
  const when = useWhen()
  return (
    <>
      <PageHead title={t('debts.title')} about={t('debts.about')} />
      <ConsoleList
        filters={[
          <BrandFilter key="merchant" alwaysOn source="merchant" validate={[]} />,
          <TextInput key="account" alwaysOn label={t('debts.account')} resettable source="account" />,
        ]}
        resource="debts"
      >
        <ConsoleTable>
          <Column short label={t('debts.since')} render={({ since }) => when(since)} />
          <Column
            label={t('debts.account')}
            render={({ account, merchant }) => <MemberLink account={account} merchant={merchant} />}
          />
          <Column label={t('debts.owed')} render={({ currency, owed }) => `${owed} ${currency}`} />
          <Column
            bare
            label={t('debts.actions')}
            render={({ account, id }) => (
              <Button aria-label={`${t('debts.open')} ${account}`} component={Link} to={`/debts/${id}`}>
                {t('debts.open')}
              </Button>
            )}
          />
        </ConsoleTable>
      </ConsoleList>
    </>
  )
}
