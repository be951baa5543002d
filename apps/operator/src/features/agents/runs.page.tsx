import { Button, Chip, Link } from '@mui/material'
import { rerunAgents, type AgentRun } from '@site/shared-api/contract/agent-pay-console'
import { PAY_KINDS } from '@site/shared-api/contract/agent-fields'
import { useState } from 'react'
import { useRefresh, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { BrandFilter } from '#brands/brand-filter.tsx'
import { periodText } from '#features/agents/period.ts'
import { RerunDialog } from '#features/agents/rerun-dialog.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { AgainWhile } from '#lists/again-while.tsx'
import { ChoiceFilter } from '#lists/choice-filter.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ConsoleTable } from '#lists/console-table.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { useMay } from '#session/rights.ts'
import { useWhen } from '#when/when.ts'

const Column = ListColumn<AgentRun>

/** The payments of a run's period. */
const toPays = ({ kind, merchant, period }: AgentRun): string =>
  `/agent-pays?filter=${encodeURIComponent(JSON.stringify({ merchant, kind, period }))}`

/** Runs that reckon and pay a period, and how one is gone through again (PLT-09). */
export default function RunsPage() {
  const t = useTranslate()
  const may = useMay()
  const when = useWhen()
  const refresh = useRefresh()
  const [isRerunOpen, setRerunOpen] = useState(false)
  return (
    <>
      <PageHead title={t('agents.runs.title')} about={t('agents.runs.about')}>
        {may(rerunAgents) && (
          <Button onClick={() => setRerunOpen(true)} variant="contained">
            {t('agents.runs.rerun')}
          </Button>
        )}
      </PageHead>
      <ConsoleList
        filters={[
          <BrandFilter key="merchant" alwaysOn source="merchant" validate={[]} />,
          <ChoiceFilter
            key="kind"
            alwaysOn
            choices={PAY_KINDS}
            label={t('agents.contracts.kind')}
            nameOf={(id) => t(`agents.kind.${id}`)}
            source="kind"
          />,
        ]}
        resource="agent-runs"
      >
        <AgainWhile<AgentRun> isRunning={({ state }) => state === 'waiting'} />
        <ConsoleTable>
          <Column short label={t('agents.pays.at')} render={({ at }) => when(at)} />
          <Column
            label={t('agents.pays.period')}
            render={(run) => (
              <Link component={RouterLink} to={toPays(run)}>
                {`${run.merchant} · ${t(`agents.kind.${run.kind}`)} · ${periodText(run.period)}`}
              </Link>
            )}
          />
          <Column
            label={t('agents.runs.by')}
            render={({ by }) => (by === 'system' ? t('agents.runs.by_itself') : by)}
          />
          <Column
            label={t('agents.runs.state_label')}
            render={({ state }) => (
              <Chip
                color={state === 'waiting' ? 'info' : 'success'}
                label={t(`agents.runs.state.${state}`)}
                size="small"
                variant="outlined"
              />
            )}
          />
          <Column
            label={t('agents.runs.lines')}
            render={({ lines, paid }) => t('agents.runs.paid_of', { lines, paid })}
          />
          <Column
            short
            label={t('agents.runs.amount')}
            render={({ amount, currency }) => `${amount} ${currency}`}
          />
          <Column
            label={t('agents.runs.differs')}
            render={({ differs }) =>
              differs === 0 ? '–' : <Chip color="warning" label={differs} size="small" variant="outlined" />
            }
          />
        </ConsoleTable>
      </ConsoleList>
      {isRerunOpen && <RerunDialog close={() => (setRerunOpen(false), refresh())} />}
    </>
  )
}
