import {
  Alert,
  Box,
  Button,
  Card,
  CardContent,
  CircularProgress,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { acceptOperatorInvitation, readOperatorInvitation } from '@site/shared-api/contract/operator'
import type { ValueOf } from '@site/shared-api/contract/call'
import { QRCodeSVG } from 'qrcode.react'
import { useEffect, useState, type SyntheticEvent } from 'react'
import { ToggleThemeButton, useTranslate } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { call } from '#client/call.ts'
import { useDocumentLanguage } from '#layout/console-layout.tsx'
import { LanguageButton } from '#layout/language-button.tsx'
import { useProblemText } from '#problems/problem-text.ts'

const QR_PX = 208
const CODE_LENGTH = 6
const LEAST_PASSWORD = 12
const CHOICES = { again: false }

type Invited = ValueOf<typeof readOperatorInvitation>

/** Where a new operator chooses password and second factor, by the invitation link: the operator who invited them learns neither. */
export function InvitationPage() {
  const t = useTranslate()
  const problemText = useProblemText()
  const invitation = useLocation().hash.slice(1)
  const [invited, setInvited] = useState<Invited>()
  const [problem, setProblem] = useState<unknown>()
  useDocumentLanguage()
  useEffect(() => {
    document.title = `${t('invitation.title')} · ${t('console.name')}`
  }, [t])
  useEffect(() => {
    call(readOperatorInvitation, { body: { invitation } }, CHOICES).then(setInvited, setProblem)
  }, [invitation])
  return (
    <Box
      sx={{
        bgcolor: 'background.default',
        display: 'flex',
        flexDirection: 'column',
        minHeight: '100dvh',
        p: 2,
      }}
    >
      <Stack component="header" direction="row" sx={{ justifyContent: 'flex-end' }}>
        <LanguageButton />
        <ToggleThemeButton />
      </Stack>
      <Box component="main" sx={{ flex: 1, maxWidth: 420, mt: { xs: 2, sm: 6 }, mx: 'auto', width: '100%' }}>
        <Card>
          <CardContent sx={{ p: 3 }}>
            <Typography variant="h1">{t('invitation.title')}</Typography>
            {invited ? (
              <InvitationForm invitation={invitation} invited={invited} />
            ) : problem === undefined ? (
              <CircularProgress aria-label={t('invitation.title')} />
            ) : (
              <Alert severity="error" sx={{ mt: 2 }}>
                {problemText(problem, 'at-field')}
              </Alert>
            )}
          </CardContent>
        </Card>
      </Box>
    </Box>
  )
}

function InvitationForm({ invitation, invited }: { readonly invitation: string; readonly invited: Invited }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const problemText = useProblemText()
  const [problem, setProblem] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const { name, otpauth, role } = invited
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const password = String(data.get('password') ?? '')
    const code = String(data.get('code') ?? '').replace(/\s/g, '')
    setBusy(true)
    setProblem(undefined)
    call(acceptOperatorInvitation, { body: { invitation, password, code } }, CHOICES)
      .then(() => navigate('/login', { replace: true }), setProblem)
      .finally(() => setBusy(false))
  }
  return (
    <Stack component="form" onSubmit={submit} sx={{ gap: 1.5 }}>
      <Typography color="textSecondary" variant="body2">
        {t('invitation.about', { role: t(`role.${role}`) })}
      </Typography>
      {problem !== undefined && <Alert severity="error">{problemText(problem)}</Alert>}
      <TextField autoComplete="username" disabled label={t('sign_in.name')} name="name" value={name} />
      <TextField
        autoComplete="new-password"
        helperText={t('invitation.password_help')}
        label={t('sign_in.password')}
        name="password"
        required
        slotProps={{ htmlInput: { minLength: LEAST_PASSWORD, maxLength: 200 } }}
        type="password"
      />
      <Box sx={{ alignSelf: 'center', bgcolor: '#fff', borderRadius: 2, lineHeight: 0, p: 2 }}>
        <QRCodeSVG marginSize={0} size={QR_PX} title={t('operators.qr')} value={otpauth} />
      </Box>
      <TextField
        helperText={t('operators.secret_help')}
        label={t('operators.secret')}
        slotProps={{ input: { readOnly: true } }}
        value={new URL(otpauth).searchParams.get('secret') ?? ''}
      />
      <TextField
        autoComplete="one-time-code"
        helperText={t('sign_in.code_help')}
        label={t('sign_in.code')}
        name="code"
        required
        slotProps={{
          htmlInput: { inputMode: 'numeric', maxLength: CODE_LENGTH + 1, pattern: '[0-9 ]{6,7}' },
        }}
      />
      <Button loading={isBusy} size="large" type="submit" variant="contained">
        {t('invitation.accept')}
      </Button>
    </Stack>
  )
}
