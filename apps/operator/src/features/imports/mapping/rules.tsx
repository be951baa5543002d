import { FormControlLabel, MenuItem, Stack, Switch, TextField, Typography } from '@mui/material'
import { GAME_KINDS, LIST_ENCODINGS } from '@site/shared-api/contract/import-settings'
import { useTranslate } from 'react-admin'
import { useDescribe } from '#describe/use-describe.ts'
import type { MappingProps } from '#features/imports/mapping/mapping-props.ts'
import { PAIRS } from '#features/imports/mapping/pairs.ts'

const IDS = ['list', 'missing', 'source'] as const

/** What holds for every row: brands, ids, what is left out. */
export function Rules({ settings, set }: MappingProps) {
  const t = useTranslate()
  const brands = useDescribe()?.brands ?? []
  return (
    <>
      <Stack component="fieldset" sx={PAIRS}>
        <Typography component="legend" variant="h3">
          {t('imports.rules')}
        </Typography>
        <TextField
          helperText={t('imports.brands_help')}
          label={t('imports.brands')}
          onChange={({ target: { value } }) => set({ brands: [value].flat().map(String) })}
          select
          slotProps={{ select: { multiple: true } }}
          value={settings.brands}
        >
          {brands.map(({ merchant, name }) => (
            <MenuItem key={merchant} value={merchant}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          helperText={t('imports.default_category_help')}
          label={t('imports.default_category')}
          onChange={({ target: { value } }) =>
            set({ defaultCategory: GAME_KINDS.find((kind) => kind === value) ?? null })
          }
          select
          value={settings.defaultCategory ?? ''}
        >
          <MenuItem value="">{t('imports.none')}</MenuItem>
          {GAME_KINDS.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {t(`imports.kind.${kind}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          helperText={t(`imports.ids_help.${settings.ids}`)}
          label={t('imports.ids')}
          onChange={({ target: { value } }) => set({ ids: IDS.find((one) => one === value) ?? 'list' })}
          select
          value={settings.ids}
        >
          {IDS.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`imports.ids_of.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={t('imports.encoding')}
          onChange={({ target: { value } }) =>
            set({ encoding: LIST_ENCODINGS.find((one) => one === value) ?? 'auto' })
          }
          select
          value={settings.encoding}
        >
          {LIST_ENCODINGS.map((one) => (
            <MenuItem key={one} value={one}>
              {one === 'auto' ? t('imports.encoding_auto') : one}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <Stack>
        <FormControlLabel
          control={
            <Switch checked={settings.skipBadRows} onChange={(_event, on) => set({ skipBadRows: on })} />
          }
          label={t('imports.skip_bad_rows')}
        />
        <FormControlLabel
          control={
            <Switch
              checked={settings.clashes === 'replace'}
              onChange={(_event, on) => set({ clashes: on ? 'replace' : 'error' })}
            />
          }
          label={t('imports.replace')}
        />
        <FormControlLabel
          control={
            <Switch
              checked={settings.twins === 'skip'}
              onChange={(_event, on) => set({ twins: on ? 'skip' : 'add' })}
            />
          }
          label={t('imports.skip_twins')}
        />
      </Stack>
    </>
  )
}
