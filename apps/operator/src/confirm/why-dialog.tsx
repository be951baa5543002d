import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'

const LEAST = 3

interface Props {
  readonly action: string
  readonly text: string
  confirm(why: string): Promise<unknown>
  close(): void
}

/** Asks why before something is taken back. */
export function WhyDialog({ action, text, confirm, close }: Props) {
  const t = useTranslate()
  const [why, setWhy] = useState('')
  return (
    <ConfirmDialog
      action={action}
      close={close}
      confirm={() => confirm(why.trim())}
      danger
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
