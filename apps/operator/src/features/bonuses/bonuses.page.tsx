import { Link } from '@mui/material'
import { BONUS_STATES } from '@site/shared-api/contract/bonus'
import type { ConsoleBonus } from '@site/shared-api/contract/bonus-console'
import { TextInput, useLocale, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { BrandFilter } from '#brands/brand-filter.tsx'
import { BonusStateChip } from '#features/bonuses/bonus-state.tsx'
import { MemberLink } from '#member-link/member-link.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { ChoiceFilter } from '#lists/choice-filter.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ConsoleTable } from '#lists/console-table.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { useWhen } from '#when/when.ts'

const Column = ListColumn<ConsoleBonus>

/** What promotions have given to members, the newest first, with how far each is played for. */
export default function BonusesPage() {
  const t = useTranslate()
  const when = useWhen()
  const language = useLocale() === 'TY' ? 'TY' : 'EN'
  return (
    <>
      <PageHead title={t('bonuses.title')} about={t('bonuses.about')} />
      <ConsoleList
        filters={[
          <BrandFilter key="merchant" alwaysOn source="merchant" validate={[]} />,
          <ChoiceFilter
            key="state"
            alwaysOn
            choices={BONUS_STATES}
            label={t('bonuses.state_label')}
            nameOf={(id) => t(`bonuses.state.${id}`)}
            source="state"
          />,
          <TextInput key="account" alwaysOn label={t('bonuses.account')} resettable source="account" />,
        ]}
        perPage={50}
        resource="bonuses"
      >
        <ConsoleTable>
          <Column
            label={t('bonuses.at')}
            render={({ grantedAt, id }) => (
              <Link component={RouterLink} to={`/bonuses/${id}`}>
                {when(grantedAt)}
              </Link>
            )}
          />
          <Column
            label={t('bonuses.account')}
            render={({ account, merchant }) => <MemberLink account={account} merchant={merchant} />}
          />
          <Column label={t('bonuses.promotion')} render={({ promotion }) => promotion[language]} />
          <Column label={t('bonuses.amount')} render={({ amount, currency }) => `${amount} ${currency}`} />
          <Column
            label={t('bonuses.wagered')}
            render={({ required, wagered }) => `${wagered} / ${required}`}
          />
          <Column label={t('bonuses.state_label')} render={({ state }) => <BonusStateChip state={state} />} />
        </ConsoleTable>
      </ConsoleList>
    </>
  )
}
