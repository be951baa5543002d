import { Box, Button, FormLabel, Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { PictureInput } from '#managed/inputs/picture-input.tsx'

const MOST = 8

interface Props {
  readonly source: string
  readonly label: string
}

/** Pictures in their order, the first as the cover. */
export function PictureList({ source, label }: Props) {
  const t = useTranslate()
  const { setValue, watch } = useFormContext()
  const listed: unknown = watch(source)
  const pictures = Array.isArray(listed) ? listed : []
  const put = (next: unknown[]): void => setValue(source, next, { shouldDirty: true })
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, minWidth: 0, p: 0 }}>
      <FormLabel component="legend">{label}</FormLabel>
      {pictures.map((picture, at) => (
        <Stack
          key={`${at} ${String(picture)}`}
          direction="row"
          sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}
        >
          <PictureInput label={t(at === 0 ? 'field.cover' : 'field.picture')} source={`${source}.${at}`} />
          <Button color="inherit" onClick={() => put(pictures.filter((_, other) => other !== at))}>
            {t('ra.action.remove')}
          </Button>
          {at > 0 && (
            <Button
              color="inherit"
              onClick={() => put([picture, ...pictures.filter((_, other) => other !== at)])}
            >
              {t('field.as_cover')}
            </Button>
          )}
        </Stack>
      ))}
      {pictures.length < MOST && (
        <Button onClick={() => put([...pictures, ''])} variant="outlined">
          {t('field.add_picture')}
        </Button>
      )}
    </Box>
  )
}
