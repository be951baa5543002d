import { Link } from '@mui/material'
import type { ValueOf } from '@site/shared-api/contract/call'
import { DEPOSIT_STATES } from '@site/shared-api/contract/deposit'
import type { listConsoleDeposits } from '@site/shared-api/contract/deposit-console'
import { BooleanInput, TextInput, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { BrandFilter } from '#brands/brand-filter.tsx'
import { DepositStateChip } from '#features/deposits/deposit-state.tsx'
import { PaymentsCompared } from '#features/deposits/payments-compared.tsx'
import { MemberLink } from '#member-link/member-link.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { ChoiceFilter } from '#lists/choice-filter.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ConsoleTable } from '#lists/console-table.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { useWhen } from '#when/when.ts'

type Deposit = ValueOf<typeof listConsoleDeposits>['list'][number]
const Column = ListColumn<Deposit>

/** What members pay in, the newest first; those that need a person are found by their state and unclaimed money. */
export default function DepositsPage() {
  const t = useTranslate()
  const when = useWhen()
  return (
    <>
      <PageHead title={t('deposits.title')} about={t('deposits.about')} />
      <ConsoleList
        filters={[
          <BrandFilter key="merchant" alwaysOn source="merchant" validate={[]} />,
          <ChoiceFilter
            key="state"
            alwaysOn
            choices={DEPOSIT_STATES}
            label={t('deposits.state_label')}
            nameOf={(id) => t(`deposits.state.${id}`)}
            source="state"
          />,
          <TextInput key="account" alwaysOn label={t('deposits.account')} resettable source="account" />,
          <BooleanInput key="unclaimed" alwaysOn label={t('deposits.only_unclaimed')} source="unclaimed" />,
        ]}
        perPage={50}
        resource="deposits"
      >
        <ConsoleTable>
          <Column
            label={t('deposits.at')}
            render={({ createdAt, id }) => (
              <Link component={RouterLink} to={`/deposits/${id}`}>
                {when(createdAt)}
              </Link>
            )}
          />
          <Column
            label={t('deposits.account')}
            render={({ account, merchant }) => <MemberLink account={account} merchant={merchant} />}
          />
          <Column label={t('deposits.channel')} render={({ channelId }) => channelId} />
          <Column label={t('deposits.amount')} render={({ amount, currency }) => `${amount} ${currency}`} />
          <Column label={t('deposits.credited')} render={({ credited }) => credited ?? '–'} />
          <Column
            label={t('deposits.unclaimed')}
            render={({ unclaimed }) => (/[1-9]/.test(unclaimed) ? unclaimed : '–')}
          />
          <Column
            label={t('deposits.held_label')}
            render={({ held }) => (held === null ? '–' : t(`deposits.held.${held}`))}
          />
          <Column
            label={t('deposits.state_label')}
            render={({ state }) => <DepositStateChip state={state} />}
          />
        </ConsoleTable>
      </ConsoleList>
      <PaymentsCompared />
    </>
  )
}
