import { Button, Stack } from '@mui/material'
import {
  ADJUSTMENT_STATES,
  approveAdjustment,
  refuseAdjustment,
  type Adjustment,
} from '@site/shared-api/contract/adjustment'
import { useState } from 'react'
import { TextInput, useRefresh, useTranslate } from 'react-admin'
import { BrandFilter } from '#brands/brand-filter.tsx'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'
import { AdjustmentState } from '#features/members/adjustments/adjustment-state.tsx'
import { WhyDialog } from '#confirm/why-dialog.tsx'
import { MemberLink } from '#member-link/member-link.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { ChoiceFilter } from '#lists/choice-filter.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ConsoleTable } from '#lists/console-table.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { useMay } from '#session/rights.ts'
import { useSession } from '#session/use-session.ts'
import { useWhen } from '#when/when.ts'

const Column = ListColumn<Adjustment>
type PendingDecision = { readonly does: 'approve' | 'refuse'; readonly one: Adjustment }

/** Balances changed by hand: one person asks on the member's page, another approves or refuses here (PLT-09). */
export default function AdjustmentsPage() {
  const t = useTranslate()
  const may = useMay()
  const when = useWhen()
  const refresh = useRefresh()
  const me = useSession()?.name
  const [pending, setPending] = useState<PendingDecision>()
  const money = ({ amount, currency }: Adjustment): string => `${amount} ${currency}`
  return (
    <>
      <PageHead title={t('adjustments.title')} about={t('adjustments.about')} />
      <ConsoleList
        filters={[
          <BrandFilter key="merchant" alwaysOn source="merchant" validate={[]} />,
          <ChoiceFilter
            key="state"
            alwaysOn
            choices={ADJUSTMENT_STATES}
            label={t('adjustments.is')}
            nameOf={(id) => t(`adjustments.state.${id}`)}
            source="state"
          />,
          <TextInput key="account" alwaysOn label={t('adjustments.account')} resettable source="account" />,
        ]}
        resource="adjustments"
      >
        <ConsoleTable>
          <Column short label={t('adjustments.at')} render={({ askedAt }) => when(askedAt)} />
          <Column
            label={t('adjustments.account')}
            render={({ account, merchant }) => <MemberLink account={account} merchant={merchant} />}
          />
          <Column label={t('adjustments.amount')} render={(one) => `${money(one)} · ${one.walletId}`} />
          <Column
            label={t('adjustments.why')}
            render={({ answer, why }) => (answer === null ? why : `${why} — ${answer}`)}
          />
          <Column label={t('adjustments.is')} render={({ state }) => <AdjustmentState state={state} />} />
          <Column
            label={t('adjustments.people')}
            render={({ askedBy, decidedBy }) => [askedBy, decidedBy].filter(Boolean).join(' → ')}
          />
          <Column
            bare
            label={t('adjustments.actions')}
            render={(one) =>
              one.state === 'asked' && (
                <Stack direction="row">
                  {may(approveAdjustment) && one.askedBy !== me && (
                    <Button
                      aria-label={`${t('adjustments.approve')} ${money(one)} ${one.account}`}
                      onClick={() => setPending({ does: 'approve', one })}
                    >
                      {t('adjustments.approve')}
                    </Button>
                  )}
                  {may(refuseAdjustment) && (
                    <Button
                      aria-label={`${t('adjustments.refuse')} ${money(one)} ${one.account}`}
                      color="error"
                      onClick={() => setPending({ does: 'refuse', one })}
                    >
                      {t(one.askedBy === me ? 'adjustments.take_back' : 'adjustments.refuse')}
                    </Button>
                  )}
                </Stack>
              )
            }
          />
        </ConsoleTable>
      </ConsoleList>
      {pending?.does === 'approve' && (
        <ConfirmDialog
          action={t('adjustments.approve')}
          close={() => setPending(undefined)}
          confirm={() => call(approveAdjustment, { params: { id: pending.one.id } }).finally(refresh)}
          text={t('adjustments.sure_approve', {
            amount: money(pending.one),
            account: pending.one.account,
            by: pending.one.askedBy,
          })}
          title={t('adjustments.approve')}
        >
          {pending.one.why}
        </ConfirmDialog>
      )}
      {pending?.does === 'refuse' && (
        <WhyDialog
          action={t(pending.one.askedBy === me ? 'adjustments.take_back' : 'adjustments.refuse')}
          close={() => setPending(undefined)}
          confirm={(why) =>
            call(refuseAdjustment, { params: { id: pending.one.id }, body: { why } }).finally(refresh)
          }
          text={t('adjustments.sure_refuse', { amount: money(pending.one), account: pending.one.account })}
        />
      )}
    </>
  )
}
