import { MenuItem, TextField } from '@mui/material'

interface Props<Choice extends string> {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly value: NoInfer<Choice>
  readonly help?: string
  nameOf(choice: NoInfer<Choice>): string
  choose(choice: NoInfer<Choice>): void
}

/** One of several, each by its name. */
export function ChoiceField<Choice extends string>({
  label,
  choices,
  value,
  help,
  nameOf,
  choose,
}: Props<Choice>) {
  return (
    <TextField
      fullWidth
      helperText={help}
      label={label}
      onChange={({ target }) => {
        const chosen = choices.find((one) => one === target.value)
        if (chosen !== undefined) choose(chosen)
      }}
      select
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      value={value}
    >
      {choices.map((one) => (
        <MenuItem key={one} value={one}>
          {nameOf(one)}
        </MenuItem>
      ))}
    </TextField>
  )
}
