import { MenuItem, Stack, TextField, Typography } from '@mui/material'
import type { ImportReport } from '@site/shared-api/contract/import-report'
import { IMPORT_FIELDS } from '@site/shared-api/contract/import-settings'
import { useTranslate } from 'react-admin'
import { withEntry, type MappingProps } from '#features/imports/mapping/mapping-props.ts'
import { PAIRS } from '#features/imports/mapping/pairs.ts'

interface Props extends MappingProps {
  readonly headers: readonly string[]
  /** What was found out. */
  readonly known: ImportReport['columns']
}

const NEEDED = ['id', 'name', 'vendor', 'category'] as const

/** Which column holds which field; the four that every list needs, and those that were said before. */
export function ColumnMap({ headers, known, settings, set }: Props) {
  const t = useTranslate()
  const fields = IMPORT_FIELDS.filter(
    (field) =>
      NEEDED.some((one) => one === field) ||
      settings.columns[field] !== undefined ||
      known[field] !== undefined,
  )
  if (headers.length === 0) return null
  return (
    <Stack component="fieldset" sx={PAIRS}>
      <Typography component="legend" variant="h3">
        {t('imports.columns')}
      </Typography>
      {fields.map((field) => (
        <TextField
          key={field}
          label={t(`imports.field.${field}`)}
          onChange={({ target }) => set({ columns: withEntry(settings.columns, field, target.value) })}
          select
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          value={settings.columns[field] ?? ''}
        >
          <MenuItem value="">
            {known[field] === undefined
              ? t('imports.no_column')
              : t('imports.found_column', { name: known[field] })}
          </MenuItem>
          {headers.map((header) => (
            <MenuItem key={header} value={header}>
              {header}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Stack>
  )
}
