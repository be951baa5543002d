import { MenuItem, Stack, TextField, Typography } from '@mui/material'
import type { ImportReport } from '@site/shared-api/contract/import-report'
import { GAME_KINDS, type ImportSettings } from '@site/shared-api/contract/import-settings'
import { useTranslate } from 'react-admin'
import { withEntry, type MappingProps } from '#features/imports/mapping/mapping-props.ts'
import { PAIRS } from '#features/imports/mapping/pairs.ts'

interface Props extends MappingProps {
  readonly words: ImportReport['categories']
}
type Meant = ImportSettings['categories'][string]

const CHOICES = [...GAME_KINDS, 'skip'] as const
const isMeant = (value: string): value is Meant => CHOICES.some((one) => one === value)

/** The kind of game for each category word of the list; unknown words come first. */
export function CategoryMap({ words, settings, set }: Props) {
  const t = useTranslate()
  const shownWords = words.filter(
    ({ kind, word }) => kind === null || settings.categories[word] !== undefined,
  )
  if (shownWords.length === 0) return null
  return (
    <Stack component="fieldset" sx={PAIRS}>
      <Typography component="legend" variant="h3">
        {t('imports.categories')}
      </Typography>
      {shownWords.map(({ word, count, nearest }) => (
        <TextField
          helperText={
            nearest === null
              ? t('imports.rows', { smart_count: count })
              : `${t('imports.rows', { smart_count: count })} · ${t('imports.maybe', { name: t(`imports.kind.${nearest}`) })}`
          }
          key={word}
          label={word}
          onChange={({ target: { value } }) =>
            set({ categories: withEntry(settings.categories, word, isMeant(value) ? value : '') })
          }
          select
          value={settings.categories[word] ?? ''}
        >
          <MenuItem value="">{t('imports.unsaid')}</MenuItem>
          {CHOICES.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {t(`imports.kind.${kind}`)}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Stack>
  )
}
