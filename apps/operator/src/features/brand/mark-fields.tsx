import UploadIcon from '@mui/icons-material/Upload'
import { Box, Button, FormHelperText, Stack } from '@mui/material'
import type { ChangeEvent } from 'react'
import { SelectInput, useInput, useTranslate } from 'react-admin'
import { useDescribe } from '#describe/use-describe.ts'

/** Characters that the platform takes; a bigger file is said at once. */
const MOST_CHARACTERS = 32_768

/** The brand's sign: one of the house's, or an SVG of its own. */
export function MarkFields() {
  const t = useTranslate()
  const marks = useDescribe()?.marks ?? []
  const { field, fieldState } = useInput({ source: 'ownMark' })
  const svg = typeof field.value === 'string' ? field.value : ''
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    void target.files?.[0]?.text().then((text) => field.onChange(text))
    target.value = ''
  }
  const said = svg.length > MOST_CHARACTERS ? t('brand.mark_too_long') : fieldState.error?.message
  return (
    <Stack sx={{ gap: 1 }}>
      <SelectInput
        choices={marks.map((id) => ({ id, name: id }))}
        helperText={t('brand.help.mark')}
        label={t('brand.mark')}
        source="mark"
        translateChoice={false}
      />
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
        {svg !== '' && (
          // As a picture: whatever a file holds, nothing of it runs.
          <Box
            component="img"
            alt={t('brand.own_mark')}
            src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
            sx={{ bgcolor: 'divider', borderRadius: 2, height: 72, p: 1, width: 72 }}
          />
        )}
        <Button component="label" role={undefined} startIcon={<UploadIcon />} variant="outlined">
          {t('brand.choose_mark')}
          <Box
            component="input"
            accept="image/svg+xml,.svg"
            onChange={choose}
            type="file"
            sx={{ height: 1, opacity: 0, overflow: 'hidden', position: 'absolute', width: 1 }}
          />
        </Button>
        {svg !== '' && (
          <Button color="inherit" onClick={() => field.onChange(null)}>
            {t('ra.action.remove')}
          </Button>
        )}
      </Stack>
      <FormHelperText error={said !== undefined}>{said ?? t('brand.help.ownMark')}</FormHelperText>
    </Stack>
  )
}
