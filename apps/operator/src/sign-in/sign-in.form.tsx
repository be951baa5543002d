import { Alert, Button, Stack, TextField } from '@mui/material'
import { useState, type SyntheticEvent } from 'react'
import { useTranslate } from 'react-admin'
import type { SignInForm as Filled } from '#providers/auth.provider.ts'
import { useProblemText } from '#problems/problem-text.ts'

interface Props {
  /** Whose sign-in it is; undefined: any operator's. */
  readonly name?: string | undefined
  submit(filled: Filled): Promise<unknown>
}

const CODE_LENGTH = 6

/** Name, password and the six digits of the authenticator app. */
export function SignInForm({ name, submit }: Props) {
  const t = useTranslate()
  const problemText = useProblemText()
  const [problem, setProblem] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (field: string): string => String(data.get(field) ?? '')
    const form = event.currentTarget
    setBusy(true)
    setProblem(undefined)
    submit({ name: name ?? text('name'), password: text('password'), code: text('code') })
      .catch((error: unknown) => {
        setProblem(error)
        // A code is good once: the next try needs another one.
        const code = form.elements.namedItem('code')
        if (code instanceof HTMLInputElement) code.value = ''
      })
      .finally(() => setBusy(false))
  }
  return (
    <Stack component="form" onSubmit={onSubmit} sx={{ gap: 1 }}>
      {problem !== undefined && <Alert severity="error">{problemText(problem)}</Alert>}
      <TextField
        autoComplete="username"
        autoFocus={name === undefined}
        defaultValue={name}
        disabled={name !== undefined}
        label={t('sign_in.name')}
        name="name"
        required
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
      />
      <TextField
        autoComplete="current-password"
        autoFocus={name !== undefined}
        label={t('sign_in.password')}
        name="password"
        required
        type="password"
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
      <Button loading={isBusy} size="large" sx={{ mt: 1 }} type="submit" variant="contained">
        {t('ra.auth.sign_in')}
      </Button>
    </Stack>
  )
}
