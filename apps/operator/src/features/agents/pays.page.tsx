import { Button, Chip } from '@mui/material'
import { correctAgentPay, type ConsolePay } from '@site/shared-api/contract/agent-console'
import { PAY_KINDS, PAY_STATES } from '@site/shared-api/contract/agent-fields'
import { useState } from 'react'
import { DataTable, SelectInput, TextInput, useRefresh, useTranslate } from 'react-admin'
import { BrandFilter } from '#brands/brand-filter.tsx'
import { CorrectDialog } from '#features/agents/correct-dialog.tsx'
import { rateText } from '#features/agents/rate-text.ts'
import { PageHead } from '#layout/page-head.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { STACKED } from '#lists/stacked-table.ts'
import { useMay } from '#session/rights.ts'
import { useWhen } from '#when/when.ts'

const Column = ListColumn<ConsolePay>

/** What agents were paid or are owed, and how it is corrected (PLT-09). */
export default function PaysPage() {
  const t = useTranslate()
  const may = useMay()
  const when = useWhen()
  const refresh = useRefresh()
  const [pay, correct] = useState<ConsolePay>()
  return (
    <>
      <PageHead title={t('agents.pays.title')} about={t('agents.pays.about')} />
      <ConsoleList
        filters={[
          <BrandFilter key="merchant" alwaysOn source="merchant" validate={[]} />,
          <SelectInput
            key="kind"
            alwaysOn
            choices={PAY_KINDS.map((id) => ({ id, name: t(`agents.kind.${id}`) }))}
            label={t('agents.contracts.kind')}
            source="kind"
            translateChoice={false}
          />,
          <SelectInput
            key="state"
            alwaysOn
            choices={PAY_STATES.map((id) => ({ id, name: t(`agents.pays.state.${id}`) }))}
            label={t('agents.pays.state_label')}
            source="state"
            translateChoice={false}
          />,
          <TextInput key="account" alwaysOn label={t('agents.account')} resettable source="account" />,
          <TextInput key="period" alwaysOn label={t('agents.pays.period')} resettable source="period" />,
        ]}
        resource="agent-pays"
      >
        <DataTable<ConsolePay> bulkActionButtons={false} rowClick={false} sx={STACKED}>
          <Column label={t('agents.pays.at')} render={({ at }) => when(at)} />
          <Column
            label={t('agents.account')}
            render={({ account, merchant }) => `${merchant} / ${account}`}
          />
          <Column
            label={t('agents.pays.period')}
            render={({ kind, period }) => `${t(`agents.kind.${kind}`)} · ${period}`}
          />
          <Column
            label={t('agents.pays.basis')}
            render={({ basis, currency, rate }) =>
              rate === 0 ? `${basis} ${currency}` : `${basis} ${currency} · ${rateText(rate)}`
            }
          />
          <Column
            label={t('agents.pays.amount')}
            render={({ amount, currency }) => `${amount} ${currency}`}
          />
          <Column
            label={t('agents.pays.corrected')}
            render={({ corrected, corrections, currency }) =>
              corrections.length === 0 ? '–' : `${corrected} ${currency}`
            }
          />
          <Column
            label={t('agents.pays.state_label')}
            render={({ state }) => (
              <Chip
                color={state === 'held' ? 'warning' : 'default'}
                label={t(`agents.pays.state.${state}`)}
                size="small"
                variant="outlined"
              />
            )}
          />
          <Column
            bare
            label={t('agents.contracts.actions')}
            render={(row) =>
              row.state === 'paid' && may(correctAgentPay) ? (
                <Button onClick={() => correct(row)}>{t('agents.pays.correct')}</Button>
              ) : null
            }
          />
        </DataTable>
      </ConsoleList>
      {pay && <CorrectDialog close={() => (correct(undefined), refresh())} pay={pay} />}
    </>
  )
}
