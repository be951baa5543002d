import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Differences } from '#difference/differences.tsx'
import type { AuditEntry } from '#features/audit/audit.page.tsx'
import { beforeAfterOf } from '#features/audit/before-after.ts'
import { useActionName } from '#features/audit/action-name.ts'
import { useWhen } from '#when/when.ts'

interface Props {
  readonly entry: AuditEntry
  close(): void
}

/** One entry of the log: who, when, and what was there before and after. */
export function EntryDialog({ entry: { id, at, actor, action, subject, detail }, close }: Props) {
  const t = useTranslate()
  const when = useWhen()
  const actionName = useActionName()
  const { before, after } = beforeAfterOf(detail)
  return (
    <Dialog aria-labelledby="entry" maxWidth="md" onClose={close} open>
      <DialogTitle id="entry">
        {actionName(action)}: {subject}
      </DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" gutterBottom variant="body2">
          {actor} · {when(at)} · {action} · {t('audit.entry', { id })}
        </Typography>
        <Differences after={after} before={before} />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
