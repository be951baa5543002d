import { Button, Stack, TextField, Typography } from '@mui/material'
import type { ImportReport } from '@site/shared-api/contract/import-report'
import { useTranslate } from 'react-admin'
import { withEntry, type MappingProps } from '#features/imports/mapping/mapping-props.ts'
import { PAIRS } from '#features/imports/mapping/pairs.ts'

interface Props extends MappingProps {
  readonly providers: ImportReport['providers']
}

/** Providers that the catalogue does not know: new ones, or others' trade names. */
export function ProviderMap({ providers, settings, set }: Props) {
  const t = useTranslate()
  const spellings = [
    ...new Set([
      ...providers.filter(({ isNew }) => isNew).map(({ name }) => name),
      ...Object.keys(settings.providers),
    ]),
  ]
  if (spellings.length === 0) return null
  return (
    <Stack component="fieldset" sx={PAIRS}>
      <Typography component="legend" variant="h3">
        {t('imports.providers')}
      </Typography>
      {spellings.map((spelling) => {
        const found = providers.find(({ name }) => name === spelling)
        const nearest = found?.nearest
        const say = (value: string): void =>
          set({ providers: withEntry(settings.providers, spelling, value) })
        return (
          <Stack key={spelling}>
            <TextField
              helperText={found ? t('imports.rows', { smart_count: found.count }) : ' '}
              label={spelling}
              onChange={({ target }) => say(target.value)}
              placeholder={t('imports.new_provider')}
              slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 200 } }}
              value={settings.providers[spelling] ?? ''}
            />
            {nearest && settings.providers[spelling] === undefined && (
              <Button onClick={() => say(nearest.code)} sx={{ alignSelf: 'flex-start' }}>
                {t('imports.is_provider', { name: nearest.name, code: nearest.code })}
              </Button>
            )}
          </Stack>
        )
      })}
    </Stack>
  )
}
