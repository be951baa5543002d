import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'

const LEAST = 3

interface Props {
  readonly action: string
  readonly text: string
  /** True unless told otherwise. */
  readonly danger?: boolean
  confirm(why: string): Promise<unknown>
  close(): void
}

/** Asks why before something is done that is written down. */
export function WhyDialog({ action, text, danger = true, confirm, close }: Props) {
  const t = useTranslate()
  const [why, setWhy] = useState('')
  return (
    <ConfirmDialog
      action={action}
      close={close}
      confirm={() => confirm(why.trim())}
      danger={danger}
      disabled={why.trim().length < LEAST}
      text={text}
      title={action}
    >
      <TextField
        autoFocus
        fullWidth
        label={t('grants.why')}
        onChange={({ target }) => setWhy(target.value)}
        sx={{ mt: 2 }}
        value={why}
      />
    </ConfirmDialog>
  )
}
