import { Box, Button, FormLabel, Stack } from '@mui/material'
import { VIP_CONDITIONS } from '@site/shared-api/contract/reward-documents'
import { SelectInput, TextInput, useTranslate } from 'react-admin'
import { useFieldArray } from 'react-hook-form'
import { asTyped } from '#managed/inputs/as-typed.ts'

const MOST = 20

interface Props {
  readonly source: string
  readonly legend: string
}

/** Conditions of a level: what is counted, and how much of it. */
export function ConditionList({ source, legend }: Props) {
  const t = useTranslate()
  const { fields, append, remove } = useFieldArray({ name: source })
  const kinds = VIP_CONDITIONS.map((id) => ({ id, name: t(`loyalty.condition.${id}`) }))
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, minWidth: 0, p: 0 }}>
      <FormLabel component="legend" sx={{ mb: 1 }}>
        {legend}
      </FormLabel>
      {fields.map(({ id }, at) => (
        <Stack key={id} direction="row" sx={{ alignItems: 'flex-start', flexWrap: 'wrap', gap: 1 }}>
          <SelectInput
            choices={kinds}
            fullWidth={false}
            label={t('loyalty.counts')}
            source={`${source}.${at}.kind`}
            translateChoice={false}
            validate={[]}
          />
          <TextInput
            format={asTyped}
            fullWidth={false}
            inputMode="decimal"
            label={t('loyalty.least')}
            parse={asTyped}
            source={`${source}.${at}.least`}
          />
          <Button color="inherit" onClick={() => remove(at)} sx={{ mt: 1 }}>
            {t('ra.action.remove')}
          </Button>
        </Stack>
      ))}
      {fields.length < MOST && (
        <Button onClick={() => append({ kind: 'turnover', least: '' })} variant="outlined">
          {t('loyalty.add_condition')}
        </Button>
      )}
    </Box>
  )
}
