import { Link } from '@mui/material'
import { BONUS_STATES } from '@site/shared-api/contract/bonus'
import type { ConsoleBonus } from '@site/shared-api/contract/bonus-console'
import { DataTable, SelectInput, TextInput, useLocale, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { BrandFilter } from '#brands/brand-filter.tsx'
import { BonusStateChip } from '#features/bonuses/bonus-state.tsx'
import { MemberLink } from '#member-link/member-link.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { STACKED } from '#lists/stacked-table.ts'
import { useWhen } from '#when/when.ts'

const Column = DataTable.Col<ConsoleBonus>

/** What promotions have given to members, the newest first, with how far each is played for. */
export default function BonusesPage() {
  const t = useTranslate()
  const when = useWhen()
  const language = useLocale() === 'TY' ? 'TY' : 'EN'
  const states = BONUS_STATES.map((id) => ({ id, name: t(`bonuses.state.${id}`) }))
  return (
    <>
      <PageHead title={t('bonuses.title')} about={t('bonuses.about')} />
      <ConsoleList
        filters={[
          <BrandFilter key="merchant" alwaysOn source="merchant" validate={[]} />,
          <SelectInput
            key="state"
            alwaysOn
            choices={states}
            label={t('bonuses.state_label')}
            source="state"
            translateChoice={false}
          />,
          <TextInput key="account" alwaysOn label={t('bonuses.account')} resettable source="account" />,
        ]}
        perPage={50}
        resource="bonuses"
      >
        <DataTable<ConsoleBonus> bulkActionButtons={false} rowClick={false} sx={STACKED}>
          <Column
            disableSort
            label={t('bonuses.at')}
            render={({ grantedAt, id }) => (
              <Link component={RouterLink} to={`/bonuses/${id}`}>
                {when(grantedAt)}
              </Link>
            )}
          />
          <Column
            disableSort
            label={t('bonuses.account')}
            render={({ account, merchant }) => <MemberLink account={account} merchant={merchant} />}
          />
          <Column
            disableSort
            label={t('bonuses.promotion')}
            render={({ promotion }) => promotion[language]}
          />
          <Column
            disableSort
            label={t('bonuses.amount')}
            render={({ amount, currency }) => `${amount} ${currency}`}
          />
          <Column
            disableSort
            label={t('bonuses.wagered')}
            render={({ required, wagered }) => `${wagered} / ${required}`}
          />
          <Column
            disableSort
            label={t('bonuses.state_label')}
            render={({ state }) => <BonusStateChip state={state} />}
          />
        </DataTable>
      </ConsoleList>
    </>
  )
}
