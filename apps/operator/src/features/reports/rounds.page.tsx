import type { ValueOf } from '@site/shared-api/contract/call'
import type { listOpenRounds } from '@site/shared-api/contract/reconcile'
import { SelectInput, useTranslate } from 'react-admin'
import { Reconciliation } from '#features/reports/reconciliation.tsx'
import { MemberLink } from '#member-link/member-link.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ConsoleTable } from '#lists/console-table.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { useWhen } from '#when/when.ts'

type Round = ValueOf<typeof listOpenRounds>['list'][number] & { readonly id: string }
const Column = ListColumn<Round>
const HOURS = ['0', '1', '24', '168'] as const

/** Rounds for money that stay open, and the rounds of a day beside what their providers say. */
export default function RoundsPage() {
  const t = useTranslate()
  const when = useWhen()
  const choices = HOURS.map((id) => ({ id, name: t(`rounds.since.${id}`) }))
  return (
    <>
      <PageHead title={t('rounds.title')} about={t('rounds.about')} />
      <ConsoleList
        filterDefaultValues={{ hours: '24' }}
        filters={[
          <SelectInput
            key="hours"
            alwaysOn
            choices={choices}
            label={t('rounds.open_for')}
            source="hours"
            validate={[]}
          />,
        ]}
        perPage={50}
        resource="rounds"
      >
        <ConsoleTable>
          <Column label={t('rounds.at')} render={({ at }) => when(at)} />
          <Column label={t('rounds.provider')} render={({ provider }) => provider} />
          <Column label={t('rounds.round')} render={({ roundId }) => roundId} />
          <Column
            label={t('rounds.member')}
            render={({ account, merchant }) => <MemberLink account={account} merchant={merchant} />}
          />
          <Column label={t('rounds.stake')} render={({ stake, currency }) => `${stake} ${currency}`} />
        </ConsoleTable>
      </ConsoleList>
      <Reconciliation />
    </>
  )
}
