import { TextField } from '@mui/material'

interface Props {
  readonly label: string
  readonly value: string
  readonly help?: string
  readonly mode?: 'decimal' | 'numeric' | 'text'
  readonly type?: 'text' | 'date'
  /** Grows with what is written. */
  readonly long?: boolean
  write(text: string): void
}

/** A line that is written into. */
export function TextLine({ label, value, help, mode = 'text', type = 'text', long = false, write }: Props) {
  return (
    <TextField
      fullWidth
      helperText={help}
      label={label}
      multiline={long}
      onChange={({ target }) => write(target.value)}
      slotProps={{
        htmlInput: { inputMode: mode },
        ...(type === 'date' && { inputLabel: { shrink: true } }),
      }}
      type={type}
      value={value}
    />
  )
}
