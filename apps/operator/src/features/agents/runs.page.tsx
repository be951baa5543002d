import { Button, Chip } from '@mui/material'
import { rerunAgents, type AgentRun } from '@site/shared-api/contract/agent-console'
import { PAY_KINDS } from '@site/shared-api/contract/agent-fields'
import { useState } from 'react'
import { DataTable, SelectInput, useRefresh, useTranslate } from 'react-admin'
import { BrandFilter } from '#brands/brand-filter.tsx'
import { RerunDialog } from '#features/agents/rerun-dialog.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { STACKED } from '#lists/stacked-table.ts'
import { useMay } from '#session/rights.ts'
import { useWhen } from '#when/when.ts'

const Column = ListColumn<AgentRun>

/** Runs that reckon and pay a period, and how one is gone through again (PLT-09). */
export default function RunsPage() {
  const t = useTranslate()
  const may = useMay()
  const when = useWhen()
  const refresh = useRefresh()
  const [isAsked, ask] = useState(false)
  return (
    <>
      <PageHead title={t('agents.runs.title')} about={t('agents.runs.about')}>
        {may(rerunAgents) && (
          <Button onClick={() => ask(true)} variant="contained">
            {t('agents.runs.rerun')}
          </Button>
        )}
      </PageHead>
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
        ]}
        resource="agent-runs"
      >
        <DataTable<AgentRun> bulkActionButtons={false} rowClick={false} sx={STACKED}>
          <Column label={t('agents.pays.at')} render={({ at }) => when(at)} />
          <Column
            label={t('agents.pays.period')}
            render={({ kind, merchant, period }) => `${merchant} · ${t(`agents.kind.${kind}`)} · ${period}`}
          />
          <Column label={t('agents.runs.by')} render={({ by }) => by} />
          <Column
            label={t('agents.runs.state_label')}
            render={({ state }) => (
              <Chip label={t(`agents.runs.state.${state}`)} size="small" variant="outlined" />
            )}
          />
          <Column label={t('agents.runs.lines')} render={({ lines, paid }) => `${paid} / ${lines}`} />
          <Column
            label={t('agents.runs.amount')}
            render={({ amount, currency }) => `${amount} ${currency}`}
          />
          <Column label={t('agents.runs.differs')} render={({ differs }) => differs} />
        </DataTable>
      </ConsoleList>
      {isAsked && <RerunDialog close={() => (ask(false), refresh())} />}
    </>
  )
}
