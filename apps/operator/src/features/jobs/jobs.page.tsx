import { Button } from '@mui/material'
import type { ValueOf } from '@site/shared-api/contract/call'
import { hastenJob, JOB_STATES, type listJobs } from '@site/shared-api/contract/job'
import { useRefresh, useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { ValueText } from '#difference/value-text.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { ChoiceFilter } from '#lists/choice-filter.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ConsoleTable } from '#lists/console-table.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { useMay } from '#session/rights.ts'
import { useWhen } from '#when/when.ts'

type Job = ValueOf<typeof listJobs>['list'][number]
const Column = ListColumn<Job>
const KINDS = [
  'deposit',
  'payout',
  'bonus',
  'day-end',
  'day-report',
  'book-check',
  'daily',
  'mailing',
  'turnover-rebuild',
] as const

/** What the site does by itself, and what it has given up. */
export default function JobsPage() {
  const t = useTranslate()
  const may = useMay()
  const when = useWhen()
  const refresh = useRefresh()
  return (
    <>
      <PageHead title={t('jobs.title')} about={t('jobs.about')} />
      <ConsoleList
        filters={[
          <ChoiceFilter
            key="kind"
            alwaysOn
            choices={KINDS}
            label={t('jobs.kind')}
            nameOf={(id) => t(`jobs.of.${id}`)}
            source="kind"
          />,
          <ChoiceFilter
            key="state"
            alwaysOn
            choices={JOB_STATES}
            label={t('jobs.state_label')}
            nameOf={(id) => t(`jobs.state.${id}`)}
            source="state"
          />,
        ]}
        perPage={50}
        resource="jobs"
      >
        <ConsoleTable>
          <Column label={t('jobs.kind')} render={({ kind }) => t(`jobs.of.${kind}`, { _: kind })} />
          <Column label={t('jobs.key')} render={({ key }) => t(`jobs.which.${key}`, { _: key })} />
          <Column label={t('jobs.state_label')} render={({ state }) => t(`jobs.state.${state}`)} />
          <Column label={t('jobs.due')} render={({ dueAt, endedAt }) => when(endedAt ?? dueAt)} />
          <Column
            label={t('jobs.error')}
            render={({ attempts, lastError }) =>
              lastError === null ? <ValueText value={null} /> : `${lastError} (${attempts})`
            }
          />
          {may(hastenJob) && (
            <Column
              bare
              label={t('jobs.run')}
              render={({ id, key, state }) =>
                state === 'done' ? null : (
                  <Button
                    aria-label={`${t('jobs.run')} ${key}`}
                    onClick={() => void call(hastenJob, { params: { id } }).then(refresh)}
                  >
                    {t('jobs.run')}
                  </Button>
                )
              }
            />
          )}
        </ConsoleTable>
      </ConsoleList>
    </>
  )
}
