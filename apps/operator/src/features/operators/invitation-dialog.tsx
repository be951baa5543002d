import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material'
import type { ValueOf } from '@site/shared-api/contract/call'
import type { addOperator } from '@site/shared-api/contract/operator'
import { useTranslate } from 'react-admin'
import { useWhen } from '#when/when.ts'

interface Props {
  readonly invited: ValueOf<typeof addOperator>
  close(): void
}

/** The link by which a new operator chooses password and second factor, shown this once: it closes by its button alone. */
export function InvitationDialog({ invited: { name, invitation, expiresAt }, close }: Props) {
  const t = useTranslate()
  const when = useWhen()
  const link = `${window.location.origin}/console/invitation#${invitation}`
  return (
    <Dialog aria-labelledby="invited" maxWidth="xs" fullWidth open>
      <DialogTitle id="invited">{t('operators.invited', { name })}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 1.5 }}>
          <Alert severity="warning">{t('operators.invited_once', { until: when(expiresAt) })}</Alert>
          <TextField
            label={t('operators.invitation')}
            multiline
            slotProps={{ input: { readOnly: true } }}
            value={link}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void navigator.clipboard.writeText(link)}>{t('preview.copy')}</Button>
        <Button onClick={close} variant="contained">
          {t('operators.handed_over')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
