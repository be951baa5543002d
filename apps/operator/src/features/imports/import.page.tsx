import { Alert, LinearProgress, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { ImportActions } from '#features/imports/import-actions.tsx'
import { ImportSettingsForm } from '#features/imports/import-settings.tsx'
import { ReportView } from '#features/imports/report/report-view.tsx'
import { StateChip } from '#features/imports/state-chip.tsx'
import { isWorking, useImport } from '#features/imports/use-import.ts'
import { PageHead } from '#layout/page-head.tsx'
import { Waiting } from '#layout/waiting.tsx'
import { useProblemText } from '#problems/problem-text.ts'

/** One list of games: how it was understood, what it would do, and what became of it. */
export default function ImportPage() {
  const t = useTranslate()
  const problemText = useProblemText()
  const { id = '' } = useParams()
  const { found, error, change, take, undo } = useImport(id)
  if (error && !found) return <Alert severity="error">{problemText(error)}</Alert>
  if (!found) return <Waiting />
  const { fileName, progress, refusal, report, source, state, written } = found
  const canMap = state === 'judged' || state === 'refused'
  return (
    <>
      <PageHead title={fileName} about={t('imports.of_source', { source })}>
        <ImportActions found={found} take={take} undo={undo} />
      </PageHead>
      <Stack sx={{ gap: 2 }}>
        <Stack direction="row" role="status" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
          <StateChip state={state} />
          <Typography color="textSecondary" variant="body2">
            {t(`imports.state_text.${state}`, { ...written, putBack: written.putBack })}
          </Typography>
        </Stack>
        {isWorking(found) && (
          <LinearProgress aria-label={t(`imports.state.${state}`)} value={progress} variant="determinate" />
        )}
        {refusal !== null && <Alert severity="error">{refusal}</Alert>}
        {report && <ReportView report={report} isMended={found.settings.skipBadRows} />}
        {canMap && <ImportSettingsForm key={found.judgement} found={found} change={change} />}
      </Stack>
    </>
  )
}
