import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { BooleanInput, NumberInput, SelectInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useDescribe } from '#describe/use-describe.ts'
import { Columns } from '#features/brand/columns.tsx'
import { LinesInput } from '#features/brand/lines-input.tsx'
import { STACKED } from '#lists/stacked-table.ts'
import { isFields } from '#managed/paths.ts'

/** Many narrow columns: they keep within the form. */
const DENSE = {
  '@media (min-width: 600px)': { tableLayout: 'fixed', '& td, & th': { px: 0.5 } },
  '& .MuiFormControl-root': { minWidth: 0 },
} as const

/** How accounts are made, and what the form asks for. */
export function RegistrationFields() {
  const t = useTranslate()
  const patterns = useDescribe()?.patterns ?? []
  const rows: unknown = useWatch({ name: 'registerFields' })
  return (
    <>
      <BooleanInput
        helperText={t('brand.help.usernameRegistration')}
        label={t('brand.usernameRegistration')}
        source="usernameRegistration"
      />
      <Columns>
        <LinesInput
          helperText={t('brand.help.smsCountries')}
          label={t('brand.smsCountries')}
          source="sms.countries"
        />
        <NumberInput
          helperText={t('brand.help.smsPerHour')}
          label={t('brand.smsPerHour')}
          min={0}
          source="sms.perHour"
          step={1}
        />
      </Columns>
      <Table size="small" sx={[STACKED, DENSE]}>
        <TableHead>
          <TableRow>
            {['field', 'enabled', 'required', 'min', 'max', 'pattern'].map((key) => (
              <TableCell key={key}>{t(`brand.form.${key}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {(Array.isArray(rows) ? rows : []).filter(isFields).map((row, at) => {
            const name = String(row['name'])
            const label = (key: string): string => `${name}: ${t(`brand.form.${key}`)}`
            const hidden = { '& .MuiFormControlLabel-label': { fontSize: 0 }, my: 0 }
            return (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  <code>{name}</code>
                </TableCell>
                <TableCell>
                  <BooleanInput
                    helperText={false}
                    label={label('enabled')}
                    source={`registerFields.${at}.enabled`}
                    sx={hidden}
                  />
                </TableCell>
                <TableCell>
                  <BooleanInput
                    helperText={false}
                    label={label('required')}
                    source={`registerFields.${at}.required`}
                    sx={hidden}
                  />
                </TableCell>
                {(['minLength', 'maxLength'] as const).map((key) => (
                  <TableCell key={key}>
                    <NumberInput
                      helperText={false}
                      label={t(key === 'minLength' ? 'brand.form.min' : 'brand.form.max')}
                      max={200}
                      min={0}
                      source={`registerFields.${at}.${key}`}
                      step={1}
                    />
                  </TableCell>
                ))}
                <TableCell>
                  <SelectInput
                    choices={patterns.map((id) => ({ id, name: id }))}
                    emptyText="–"
                    helperText={false}
                    label={t('brand.form.pattern')}
                    source={`registerFields.${at}.patternId`}
                    translateChoice={false}
                  />
                </TableCell>
              </TableRow>
            )
          })}
        </TableBody>
      </Table>
    </>
  )
}
