import { Chip, Link } from '@mui/material'
import type { ValueOf } from '@site/shared-api/contract/call'
import type { listDayReports } from '@site/shared-api/contract/day-report'
import { SelectInput, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { BrandFilter, useFirstBrand } from '#brands/brand-filter.tsx'
import { ReportFile } from '#features/day-reports/report-file.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ConsoleTable } from '#lists/console-table.tsx'
import { ListColumn } from '#lists/list-column.tsx'

type Day = ValueOf<typeof listDayReports>['list'][number]
const Column = ListColumn<Day>

/** What a brand's days came to, the newest first; those in which something differs are marked. */
export default function DayReportsPage() {
  const t = useTranslate()
  const brand = useFirstBrand()
  const money = (amount: string, { currency }: Day): string => `${amount} ${currency}`
  return (
    <>
      <PageHead title={t('day_reports.title')} about={t('day_reports.about')} />
      {brand !== undefined && (
        <>
          <ConsoleList
            filterDefaultValues={{ merchant: brand }}
            filters={[
              <BrandFilter key="merchant" alwaysOn source="merchant" />,
              <SelectInput
                key="differing"
                alwaysOn
                choices={[{ id: 'true', name: t('day_reports.differing') }]}
                emptyText={t('day_reports.all')}
                label={t('day_reports.which')}
                source="differing"
                translateChoice={false}
              />,
            ]}
            perPage={31}
            resource="day-reports"
          >
            <ConsoleTable>
              <Column
                label={t('day_reports.day')}
                render={({ day, merchant }) => (
                  <Link component={RouterLink} to={`/day-reports/${merchant}:${day}`}>
                    {day}
                  </Link>
                )}
              />
              <Column label={t('day_reports.figure.deposits')} render={(day) => money(day.deposits, day)} />
              <Column
                label={t('day_reports.figure.withdrawals')}
                render={(day) => money(day.withdrawals, day)}
              />
              <Column label={t('day_reports.figure.stakes')} render={(day) => money(day.stakes, day)} />
              <Column label={t('day_reports.figure.wins')} render={(day) => money(day.wins, day)} />
              <Column label={t('day_reports.figure.closing')} render={(day) => money(day.closing, day)} />
              <Column
                label={t('day_reports.result')}
                render={({ differences }) => <ResultChip differences={differences} />}
              />
            </ConsoleTable>
          </ConsoleList>
          <ReportFile />
        </>
      )}
    </>
  )
}

export function ResultChip({ differences }: { readonly differences: number }) {
  const t = useTranslate()
  return (
    <Chip
      color={differences === 0 ? 'success' : 'warning'}
      label={
        differences === 0 ? t('day_reports.all_agree') : t('day_reports.differences', { count: differences })
      }
      size="small"
      variant="outlined"
    />
  )
}
