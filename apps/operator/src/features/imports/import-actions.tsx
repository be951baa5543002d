import { Button } from '@mui/material'
import { dropImport, type CatalogueImport } from '@site/shared-api/contract/catalogue-import'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'

interface Props {
  readonly found: CatalogueImport
  take(judgement: number): Promise<void>
  undo(): Promise<void>
}
type ImportAction = 'take' | 'undo' | 'drop'

/** Taking, undoing and dropping; each asks first, and says what it will do. */
export function ImportActions({
  found: { id, judgement, report, settings, state, written },
  take,
  undo,
}: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [pending, setPending] = useState<ImportAction>()
  const isOpen = ['sending', 'judging', 'judged', 'refused'].includes(state)
  const canTake =
    report !== null && (report.errors === 0 || settings.skipBadRows) && report.added + report.changed > 0
  const actions = {
    take: () => take(judgement),
    undo,
    drop: async () => {
      await call(dropImport, { params: { id } })
      await navigate('/imports')
    },
  }
  const counts = { added: report?.added ?? 0, changed: report?.changed ?? 0, bad: report?.bad ?? 0 }
  return (
    <>
      {isOpen && (
        <Button color="error" onClick={() => setPending('drop')}>
          {t('imports.do.drop')}
        </Button>
      )}
      {state === 'judged' && (
        <Button disabled={!canTake} onClick={() => setPending('take')} variant="contained">
          {t('imports.do.take')}
        </Button>
      )}
      {(state === 'taken' || state === 'taking') && (
        <Button color="error" onClick={() => setPending('undo')} variant="outlined">
          {t('imports.do.undo')}
        </Button>
      )}
      {pending && (
        <ConfirmDialog
          action={t(`imports.do.${pending}`)}
          close={() => setPending(undefined)}
          confirm={actions[pending]}
          danger={pending !== 'take'}
          text={t(`imports.ask.${pending}`, pending === 'undo' ? { ...written } : counts)}
          title={t(`imports.do.${pending}`)}
        />
      )}
    </>
  )
}
