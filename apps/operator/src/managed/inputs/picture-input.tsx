import UploadIcon from '@mui/icons-material/Upload'
import { Box, Button, FormHelperText, FormLabel, Stack } from '@mui/material'
import type { ValueOf } from '@site/shared-api/contract/call'
import { MOST_PICTURE_BYTES, PICTURE_TYPES, uploadPicture } from '@site/shared-api/contract/picture'
import { useId, useState, type ChangeEvent } from 'react'
import { useInput, useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { ConsoleError } from '#client/console-error.ts'
import { pictureUrl } from '#managed/inputs/picture-url.ts'
import { useProblemText } from '#problems/problem-text.ts'

interface Props {
  readonly source: string
  readonly label: string
  readonly helperText?: string
  /** Whether there may be none. */
  readonly optional?: boolean
}

/** A picture that is uploaded, made small and kept by the platform; the field holds what its upload answered. */
export function PictureInput({ source, label, helperText, optional = false }: Props) {
  const t = useTranslate()
  const problemText = useProblemText()
  const { field, fieldState } = useInput({ source })
  const [problem, setProblem] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const help = useId()
  const slug: unknown = field.value
  const upload = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0]
    if (!file) return
    setBusy(true)
    setProblem(undefined)
    send(file)
      .then(({ picture }) => field.onChange(picture), setProblem)
      .finally(() => {
        setBusy(false)
        // The same file may be chosen again.
        target.value = ''
      })
  }
  const said =
    problem === undefined ? (fieldState.error?.message ?? helperText) : problemText(problem, 'at-field')
  return (
    <Stack sx={{ gap: 1, my: 1 }}>
      <FormLabel component="span" error={fieldState.invalid}>
        {label}
      </FormLabel>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
        {typeof slug === 'string' && slug !== '' && (
          <Box
            component="img"
            alt={t('field.picture_of', { slug })}
            src={pictureUrl(slug)}
            sx={{ bgcolor: 'divider', borderRadius: 2, height: 120, maxWidth: '100%', objectFit: 'contain' }}
          />
        )}
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button
            aria-describedby={help}
            component="label"
            loading={isBusy}
            role={undefined}
            startIcon={<UploadIcon />}
            variant="outlined"
          >
            {t(slug ? 'field.picture_other' : 'field.picture_choose')}
            <Box
              component="input"
              accept={PICTURE_TYPES.join(',')}
              onChange={upload}
              type="file"
              sx={{ height: 1, opacity: 0, overflow: 'hidden', position: 'absolute', width: 1 }}
            />
          </Button>
          {optional && slug !== null && slug !== '' && (
            <Button color="inherit" onClick={() => field.onChange(null)}>
              {t('ra.action.remove')}
            </Button>
          )}
        </Stack>
      </Stack>
      <FormHelperText error={problem !== undefined || fieldState.invalid} id={help}>
        {said ?? t('field.picture_help')}
      </FormHelperText>
    </Stack>
  )
}

async function send(file: File): Promise<ValueOf<typeof uploadPicture>> {
  if (file.size > MOST_PICTURE_BYTES) throw new ConsoleError({ status: 400, code: 'picture_too_large' })
  return await call(uploadPicture, { pictures: [file] })
}
