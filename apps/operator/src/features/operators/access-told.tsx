import {
  Alert,
  Box,
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
import { QRCodeSVG } from 'qrcode.react'
import { useTranslate } from 'react-admin'

const QR_PX = 208

interface Props {
  readonly access: ValueOf<typeof addOperator>
  close(): void
}

/** First password and second factor, told this once: it closes by its button alone. */
export function AccessTold({ access: { name, password, otpauth }, close }: Props) {
  const t = useTranslate()
  const secret = new URL(otpauth).searchParams.get('secret') ?? ''
  const readOnly = { input: { readOnly: true } }
  return (
    <Dialog aria-labelledby="told" maxWidth="xs" open>
      <DialogTitle id="told">{t('operators.told', { name })}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 1.5 }}>
          <Alert severity="warning">{t('operators.told_once')}</Alert>
          <TextField label={t('sign_in.password')} slotProps={readOnly} value={password} />
          <Box sx={{ alignSelf: 'center', bgcolor: '#fff', borderRadius: 2, lineHeight: 0, p: 2 }}>
            <QRCodeSVG marginSize={0} size={QR_PX} title={t('operators.qr')} value={otpauth} />
          </Box>
          <TextField
            helperText={t('operators.secret_help')}
            label={t('operators.secret')}
            slotProps={readOnly}
            value={secret}
          />
          <TextField label={t('operators.otpauth')} multiline slotProps={readOnly} value={otpauth} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={close} variant="contained">
          {t('operators.handed_over')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
