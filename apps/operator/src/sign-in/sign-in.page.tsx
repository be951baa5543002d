import { Box, Card, CardContent, Stack, Typography } from '@mui/material'
import { useEffect } from 'react'
import { ToggleThemeButton, useLogin, useTranslate } from 'react-admin'
import { useDocumentLanguage } from '#layout/console-layout.tsx'
import { LanguageButton } from '#layout/language-button.tsx'
import { SignInForm } from '#sign-in/sign-in.form.tsx'

/** The sign-in: afterwards the requested page is shown. */
export function SignInPage() {
  const t = useTranslate()
  const login = useLogin()
  useDocumentLanguage()
  useEffect(() => {
    document.title = `${t('ra.auth.sign_in')} · ${t('console.name')}`
  }, [t])
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
      <Box component="main" sx={{ flex: 1, maxWidth: 380, mt: { xs: 2, sm: 10 }, mx: 'auto', width: '100%' }}>
        <Card>
          <CardContent sx={{ p: 3 }}>
            <Typography variant="h1">{t('console.name')}</Typography>
            <Typography color="textSecondary" sx={{ mb: 2 }} variant="body2">
              {t('sign_in.about')}
            </Typography>
            <SignInForm submit={login} />
          </CardContent>
        </Card>
      </Box>
    </Box>
  )
}
