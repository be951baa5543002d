import { Chip, Link } from '@mui/material'
import type { ValueOf } from '@site/shared-api/contract/call'
import { WITHDRAWAL_STATES } from '@site/shared-api/contract/withdraw'
import { reconcileWithdrawals, type listConsoleWithdrawals } from '@site/shared-api/contract/withdraw-console'
import { BooleanInput, TextInput, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { BrandFilter } from '#brands/brand-filter.tsx'
import { PayoutsCompared } from '#features/withdrawals/payouts-compared.tsx'
import { SignalChips } from '#features/withdrawals/signal-chips.tsx'
import { WithdrawalStateChip } from '#features/withdrawals/withdrawal-state.tsx'
import { MemberLink } from '#member-link/member-link.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { ChoiceFilter } from '#lists/choice-filter.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ConsoleTable } from '#lists/console-table.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { useMay } from '#session/rights.ts'
import { useWhen } from '#when/when.ts'

type Withdrawal = ValueOf<typeof listConsoleWithdrawals>['list'][number]
const Column = ListColumn<Withdrawal>

/** What members want to be paid out, the newest first, with what speaks against it. */
export default function WithdrawalsPage() {
  const t = useTranslate()
  const when = useWhen()
  const may = useMay()
  return (
    <>
      <PageHead title={t('withdrawals.title')} about={t('withdrawals.about')} />
      <ConsoleList
        filters={[
          <BrandFilter key="merchant" alwaysOn source="merchant" validate={[]} />,
          <ChoiceFilter
            key="state"
            alwaysOn
            choices={WITHDRAWAL_STATES}
            label={t('withdrawals.state_label')}
            nameOf={(id) => t(`withdrawals.state.${id}`)}
            source="state"
          />,
          <TextInput key="account" alwaysOn label={t('withdrawals.account')} resettable source="account" />,
          <BooleanInput
            key="signalled"
            alwaysOn
            label={t('withdrawals.only_signalled')}
            source="signalled"
          />,
        ]}
        perPage={50}
        resource="withdrawals"
      >
        <ConsoleTable>
          <Column
            label={t('withdrawals.at')}
            render={({ createdAt, id }) => (
              <Link component={RouterLink} to={`/withdrawals/${id}`}>
                {when(createdAt)}
              </Link>
            )}
          />
          <Column
            label={t('withdrawals.account')}
            render={({ account, merchant }) => <MemberLink account={account} merchant={merchant} />}
          />
          <Column
            label={t('withdrawals.card')}
            render={({ bankName, number }) => `${bankName} ••${number}`}
          />
          <Column
            label={t('withdrawals.amount')}
            render={({ amount, currency }) => `${amount} ${currency}`}
          />
          <Column
            label={t('withdrawals.signals')}
            render={({ outcomeNeeded, signals }) => (
              <>
                {outcomeNeeded && <Chip color="error" label={t('withdrawals.outcome_needed')} size="small" />}
                {(signals.length > 0 || !outcomeNeeded) && <SignalChips signals={signals} />}
              </>
            )}
          />
          <Column
            label={t('withdrawals.approvals')}
            render={({ approvals, needed }) => `${approvals.length} / ${needed}`}
          />
          <Column
            label={t('withdrawals.state_label')}
            render={({ state }) => <WithdrawalStateChip state={state} />}
          />
        </ConsoleTable>
      </ConsoleList>
      {may(reconcileWithdrawals) && <PayoutsCompared />}
    </>
  )
}
