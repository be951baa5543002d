import { Link as MuiLink } from '@mui/material'
import { APPLICATION_STATES, type QueuedReward } from '@site/shared-api/contract/promotion'
import { SelectInput, TextInput, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { BrandFilter, useFirstBrand } from '#brands/brand-filter.tsx'
import { PromotionName } from '#features/rewards/promotion-name.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ConsoleTable } from '#lists/console-table.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { useWhen } from '#when/when.ts'

const Column = ListColumn<QueuedReward>

/** The queue of applications for rewards: those that wait, the oldest first. */
export default function RewardsPage() {
  const t = useTranslate()
  const when = useWhen()
  const brand = useFirstBrand()
  const states = APPLICATION_STATES.map((id) => ({ id, name: t(`rewards.state.${id}`) }))
  return (
    <>
      <PageHead title={t('rewards.title')} about={t('rewards.about')} />
      {brand !== undefined && (
        <ConsoleList
          filterDefaultValues={{ brand, state: 'applied' }}
          filters={[
            <BrandFilter key="brand" alwaysOn source="brand" />,
            <SelectInput
              key="state"
              alwaysOn
              choices={states}
              label={t('rewards.is')}
              source="state"
              validate={[]}
            />,
            <TextInput key="account" alwaysOn label={t('rewards.account')} resettable source="account" />,
            <TextInput
              key="promotion"
              alwaysOn
              label={t('rewards.promotion_id')}
              resettable
              source="promotion"
            />,
          ]}
          resource="rewards"
        >
          <ConsoleTable>
            <Column label={t('rewards.applied')} render={({ appliedAt }) => when(appliedAt)} />
            <Column
              label={t('rewards.account')}
              render={({ id, account }) => (
                <MuiLink component={Link} to={`/rewards/${id}`}>
                  {account}
                </MuiLink>
              )}
            />
            <Column
              label={t('rewards.promotion')}
              render={({ promotion }) => <PromotionName promotion={promotion} />}
            />
            <Column label={t('rewards.pictures')} render={({ pictures }) => pictures} />
            <Column label={t('rewards.is')} render={({ state }) => t(`rewards.state.${state}`)} />
            <Column
              label={t('rewards.amount')}
              render={({ amount, currency }) => (amount === null ? '' : `${amount} ${currency}`)}
            />
          </ConsoleTable>
        </ConsoleList>
      )}
    </>
  )
}
