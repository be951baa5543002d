import { Box, Button, FormLabel, Stack } from '@mui/material'
import { NumberInput, TextInput, useTranslate } from 'react-admin'
import { useFieldArray } from 'react-hook-form'
import { asTyped } from '#managed/inputs/as-typed.ts'

const MOST = 60

interface Props {
  readonly source: string
  readonly legend: string
  readonly codeLabel: string
}

/** Rates of rebate by code, in hundredths of a per cent. */
export function RateList({ source, legend, codeLabel }: Props) {
  const t = useTranslate()
  const { fields, append, remove } = useFieldArray({ name: source })
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, minWidth: 0, p: 0 }}>
      <FormLabel component="legend" sx={{ mb: 1 }}>
        {legend}
      </FormLabel>
      {fields.map(({ id }, at) => (
        <Stack key={id} direction="row" sx={{ alignItems: 'flex-start', flexWrap: 'wrap', gap: 1 }}>
          <TextInput
            format={asTyped}
            fullWidth={false}
            label={codeLabel}
            parse={asTyped}
            source={`${source}.${at}.code`}
          />
          <NumberInput
            fullWidth={false}
            label={t('loyalty.rate')}
            min={0}
            source={`${source}.${at}.rate`}
            step={1}
          />
          <Button color="inherit" onClick={() => remove(at)} sx={{ mt: 1 }}>
            {t('ra.action.remove')}
          </Button>
        </Stack>
      ))}
      {fields.length < MOST && (
        <Button onClick={() => append({ code: '', rate: 0 })} variant="outlined">
          {t('loyalty.add_rate')}
        </Button>
      )}
    </Box>
  )
}
