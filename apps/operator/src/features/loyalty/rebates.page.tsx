import type { ValueOf } from '@site/shared-api/contract/call'
import type { listRebates } from '@site/shared-api/contract/reward-console'
import { TextInput, useTranslate } from 'react-admin'
import { BrandFilter } from '#brands/brand-filter.tsx'
import { MemberLink } from '#member-link/member-link.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ConsoleTable } from '#lists/console-table.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { useWhen } from '#when/when.ts'

type Claim = ValueOf<typeof listRebates>['list'][number]
const Column = ListColumn<Claim>

/** Rebate that was paid, by the member's hand or with the end of a day (PLT-09). */
export default function RebatesPage() {
  const t = useTranslate()
  const when = useWhen()
  return (
    <>
      <PageHead title={t('rebates.title')} about={t('rebates.about')} />
      <ConsoleList
        filters={[
          <BrandFilter key="merchant" alwaysOn source="merchant" validate={[]} />,
          <TextInput key="account" alwaysOn label={t('grants.account')} resettable source="account" />,
        ]}
        resource="rebates"
      >
        <ConsoleTable>
          <Column label={t('grants.at')} render={({ at }) => when(at)} />
          <Column
            label={t('grants.account')}
            render={({ account, merchant }) => <MemberLink account={account} merchant={merchant} />}
          />
          <Column label={t('grants.amount')} render={({ amount, currency }) => `${amount} ${currency}`} />
          <Column label={t('grants.by')} render={({ by }) => t(`rebates.by.${by}`)} />
        </ConsoleTable>
      </ConsoleList>
    </>
  )
}
