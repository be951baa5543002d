import { Box, Button, FormHelperText, FormLabel, Stack, TextField } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'

export type Written = readonly string[]

interface Props {
  readonly legend: string
  readonly help: string
  /** What each value of a row is. */
  readonly names: readonly string[]
  readonly rows: readonly Written[]
  readonly most: number
  /** Of the button that adds a row. */
  readonly add: string
  change(rows: readonly Written[]): void
}

/** Rows of numbers, written one beside the other under their names. */
export function RowsField({ legend, help, names, rows, most, add, change }: Props) {
  const t = useTranslate()
  const id = useId()
  const write = (row: number, place: number, text: string): void =>
    change(
      rows.map((values, at) =>
        at === row ? values.map((value, one) => (one === place ? text : value)) : values,
      ),
    )
  return (
    <Box component="fieldset" aria-describedby={`${id}-help`} sx={{ border: 0, m: 0, minWidth: 0, p: 0 }}>
      <FormLabel component="legend">{legend}</FormLabel>
      {rows.map((values, row) => (
        // Rows have no name but their place.
        <Stack key={row} direction="row" sx={{ alignItems: 'center', columnGap: 1, flexWrap: 'wrap' }}>
          {names.map((name, place) => (
            <TextField
              key={name}
              label={name}
              onChange={({ target }) => write(row, place, target.value)}
              slotProps={{ htmlInput: { inputMode: 'decimal' } }}
              sx={{ flex: '1 1 5.5rem', width: 0 }}
              value={values[place] ?? ''}
            />
          ))}
          <Button
            aria-label={t('agents.remove_row', { row: row + 1 })}
            color="inherit"
            onClick={() => change(rows.filter((_, at) => at !== row))}
            sx={{ minWidth: 36, px: 1 }}
          >
            ✕
          </Button>
        </Stack>
      ))}
      <FormHelperText id={`${id}-help`} sx={{ mx: 0 }}>
        {help}
      </FormHelperText>
      {rows.length < most && (
        <Button onClick={() => change([...rows, names.map(() => '')])} sx={{ mt: 0.5 }} variant="outlined">
          {add}
        </Button>
      )}
    </Box>
  )
}
