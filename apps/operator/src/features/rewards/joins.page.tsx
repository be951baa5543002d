import type { ValueOf } from '@site/shared-api/contract/call'
import type { listJoins } from '@site/shared-api/contract/promotion'
import { TextInput, useTranslate } from 'react-admin'
import { BrandFilter, useFirstBrand } from '#brands/brand-filter.tsx'
import { PromotionName } from '#features/rewards/promotion-name.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ConsoleTable } from '#lists/console-table.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { useWhen } from '#when/when.ts'

type Join = ValueOf<typeof listJoins>['list'][number]
const Column = ListColumn<Join>

/** Who has joined which promotion, and how far they are. */
export default function JoinsPage() {
  const t = useTranslate()
  const when = useWhen()
  const brand = useFirstBrand()
  return (
    <>
      <PageHead title={t('joins.title')} about={t('joins.about')} />
      {brand !== undefined && (
        <ConsoleList
          filterDefaultValues={{ brand }}
          filters={[
            <BrandFilter key="brand" alwaysOn source="brand" />,
            <TextInput key="account" alwaysOn label={t('rewards.account')} resettable source="account" />,
            <TextInput
              key="promotion"
              alwaysOn
              label={t('rewards.promotion_id')}
              resettable
              source="promotion"
            />,
          ]}
          resource="joins"
        >
          <ConsoleTable>
            <Column label={t('joins.joined')} render={({ joinedAt }) => when(joinedAt)} />
            <Column label={t('rewards.account')} render={({ account }) => account} />
            <Column
              label={t('rewards.promotion')}
              render={({ promotion }) => <PromotionName promotion={promotion} />}
            />
            <Column label={t('rewards.is')} render={({ state }) => t(`rewards.state.${state}`)} />
          </ConsoleTable>
        </ConsoleList>
      )}
    </>
  )
}
