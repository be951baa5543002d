import { Alert, Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { readDayReport, rebuildDayReport } from '@site/shared-api/contract/day-report'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'
import { FigureTable } from '#features/day-reports/figure-table.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { Waiting } from '#layout/waiting.tsx'
import { useProblemText } from '#problems/problem-text.ts'
import { useMay } from '#session/rights.ts'
import { useWhen } from '#when/when.ts'

const AGAIN_MS = 2_000

/** A brand's day: every figure, what each must equal, and the rows in which they differ. */
export default function DayReportPage() {
  const t = useTranslate()
  const may = useMay()
  const when = useWhen()
  const problemText = useProblemText()
  const { id = '' } = useParams()
  const [merchant = '', day = ''] = id.split(/:(.*)/s)
  const [isRebuildOpen, setRebuildOpen] = useState(false)
  /** When the report was made that is to be rebuilt. */
  const [waitsFor, waitFor] = useState<string>()
  const { data, error } = useQuery({
    queryKey: ['day-report', merchant, day],
    queryFn: ({ signal }) => call(readDayReport, { params: { merchant, day } }, { signal }),
    refetchInterval: ({ state }) =>
      waitsFor !== undefined && state.data?.madeAt === waitsFor ? AGAIN_MS : false,
  })
  if (!data)
    return (
      <>
        <PageHead title={t('day_reports.one')} />
        {error ? <Alert severity="error">{problemText(error)}</Alert> : <Waiting />}
      </>
    )
  const isWaiting = waitsFor === data.madeAt
  return (
    <>
      <PageHead
        title={`${data.merchant} · ${data.day}`}
        about={t('day_reports.made', {
          at: when(data.madeAt),
          by: t(`day_reports.by.${data.madeBy}`, { _: data.madeBy }),
          zone: data.timeZone,
        })}
      >
        {may(rebuildDayReport) && (
          <Button loading={isWaiting} onClick={() => setRebuildOpen(true)} variant="outlined">
            {t('day_reports.rebuild')}
          </Button>
        )}
      </PageHead>
      <Alert severity={data.differences === 0 ? 'success' : 'warning'} sx={{ mb: 2 }}>
        {data.differences === 0
          ? t('day_reports.all_agree_about')
          : t('day_reports.differences_about', { count: data.differences })}
      </Alert>
      <FigureTable report={data} />
      {isRebuildOpen && (
        <ConfirmDialog
          action={t('day_reports.rebuild')}
          close={() => setRebuildOpen(false)}
          confirm={async () => {
            await call(rebuildDayReport, { params: { merchant, day } })
            waitFor(data.madeAt)
          }}
          text={t('day_reports.sure_rebuild')}
          title={t('day_reports.rebuild')}
        />
      )}
    </>
  )
}
