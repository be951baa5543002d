import { TextField } from '@mui/material'
import { useTranslate } from 'react-admin'

const LEAST = 3

/** Whether a reason says enough. */
export const isWhy = (text: string): boolean => text.trim().length >= LEAST

interface Props {
  readonly value: string
  readonly autoFocus?: boolean
  write(text: string): void
}

/** Why something is done; it goes into the audit log. */
export function WhyField({ value, write, autoFocus = false }: Props) {
  const t = useTranslate()
  return (
    <TextField
      autoFocus={autoFocus}
      fullWidth
      helperText={t('why.help')}
      label={t('why.label')}
      multiline
      onChange={({ target }) => write(target.value)}
      value={value}
    />
  )
}
