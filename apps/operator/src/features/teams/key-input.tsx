import { Box, Button, Stack, TextField } from '@mui/material'
import type { ChangeEvent } from 'react'
import { useTranslate } from 'react-admin'

const ROWS = 3
const MOST_PEM = 1_000

interface Props {
  readonly value: string
  readonly problem?: string | undefined
  change(pem: string): void
}

/** A public key: pasted, or read from the file that the team handed over. */
export function KeyInput({ value, problem, change }: Props) {
  const t = useTranslate()
  return (
    <Stack>
      <TextField
        error={problem !== undefined}
        helperText={problem ?? t('teams.key_help')}
        label={t('teams.key')}
        minRows={ROWS}
        multiline
        onChange={({ target }) => change(target.value)}
        required
        slotProps={{
          htmlInput: {
            autoCapitalize: 'none',
            maxLength: MOST_PEM,
            placeholder: '-----BEGIN PUBLIC KEY-----',
            spellCheck: false,
          },
        }}
        value={value}
      />
      <Button component="label" role={undefined} sx={{ alignSelf: 'flex-start' }}>
        {t('teams.key_file')}
        <Box
          component="input"
          accept=".pub,.pem"
          onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
            void target.files?.[0]?.slice(0, MOST_PEM).text().then(change)
          }
          type="file"
          sx={{ height: 1, opacity: 0, overflow: 'hidden', position: 'absolute', width: 1 }}
        />
      </Button>
    </Stack>
  )
}
