import { Box } from '@mui/material'
import { useState } from 'react'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'
import { isWhy, WhyField } from '#fields/why-field.tsx'

interface Props {
  readonly action: string
  readonly text: string
  /** True by default. */
  readonly danger?: boolean
  confirm(why: string): Promise<unknown>
  close(): void
}

/** Asks why before something is done that is written down. */
export function WhyDialog({ action, text, danger = true, confirm, close }: Props) {
  const [why, setWhy] = useState('')
  return (
    <ConfirmDialog
      action={action}
      close={close}
      confirm={() => confirm(why.trim())}
      danger={danger}
      disabled={!isWhy(why)}
      text={text}
      title={action}
    >
      <Box sx={{ mt: 2 }}>
        <WhyField autoFocus value={why} write={setWhy} />
      </Box>
    </ConfirmDialog>
  )
}
