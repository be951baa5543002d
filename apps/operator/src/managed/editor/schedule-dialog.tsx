import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'
import { localInput, momentOf } from '#managed/inputs/local-moment.ts'
import { useWhen } from '#when/when.ts'

const AN_HOUR_MS = 60 * 60 * 1000

interface Props {
  publishAt(at: string): Promise<unknown>
  close(): void
}

/** Publishes at a moment to come, in the time of the operator's place. */
export function ScheduleDialog({ publishAt, close }: Props) {
  const t = useTranslate()
  const when = useWhen()
  const [text, setText] = useState(() => localInput(new Date(Date.now() + AN_HOUR_MS).toISOString()))
  const at = momentOf(text)
  const isPast = at !== null && new Date(at).getTime() <= Date.now()
  return (
    <ConfirmDialog
      action={t('managed.schedule')}
      close={close}
      confirm={() => publishAt(at ?? '')}
      disabled={at === null || isPast}
      text={t('managed.ask_schedule')}
      title={t('managed.schedule')}
    >
      <TextField
        error={isPast}
        helperText={isPast ? t('managed.past') : at === null ? ' ' : when(at)}
        label={t('managed.publish_at')}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ mt: 2 }}
        type="datetime-local"
        value={text}
      />
    </ConfirmDialog>
  )
}
