import type { ConsoleTransfer } from '@site/shared-api/contract/agent-transfer-console'
import { DateInput, TextInput, useTranslate } from 'react-admin'
import { BrandFilter } from '#brands/brand-filter.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ConsoleTable } from '#lists/console-table.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { MemberLink } from '#member-link/member-link.tsx'
import { NamedLink } from '#member-link/named-link.tsx'
import { useWhen } from '#when/when.ts'

const Column = ListColumn<ConsoleTransfer>

/** Money that agents gave to their teams. It is read alone: what was wrong is put right by adjustments (PLT-09). */
export default function TransfersPage() {
  const t = useTranslate()
  const when = useWhen()
  return (
    <>
      <PageHead title={t('agents.transfers.title')} about={t('agents.transfers.about')} />
      <ConsoleList
        filters={[
          <BrandFilter key="merchant" alwaysOn source="merchant" validate={[]} />,
          <TextInput
            key="account"
            alwaysOn
            label={t('agents.transfers.account')}
            resettable
            source="account"
          />,
          <DateInput key="from" alwaysOn label={t('agents.transfers.from_day')} source="from" />,
          <DateInput key="until" alwaysOn label={t('agents.transfers.until_day')} source="until" />,
        ]}
        resource="agent-transfers"
      >
        <ConsoleTable>
          <Column short label={t('agents.transfers.at')} render={({ at }) => when(at)} />
          <Column
            label={t('agents.transfers.from')}
            render={({ from, merchant }) => <NamedLink account={from} merchant={merchant} to="agents" />}
          />
          <Column
            label={t('agents.transfers.to')}
            render={({ merchant, to }) => <MemberLink account={to} bare merchant={merchant} />}
          />
          <Column
            short
            label={t('agents.transfers.amount')}
            render={({ amount, currency }) => `${amount} ${currency}`}
          />
          <Column label={t('agents.transfers.note')} render={({ note }) => note ?? '–'} />
        </ConsoleTable>
      </ConsoleList>
    </>
  )
}
