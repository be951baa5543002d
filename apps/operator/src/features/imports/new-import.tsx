import { Alert, Button, Card, CardContent, LinearProgress, Stack, TextField, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { IMPORT_MOST_BYTES } from '@site/shared-api/contract/catalogue-import'
import { useState, type SyntheticEvent } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { sendFile } from '#features/imports/send-file.ts'
import { sourceOf } from '#features/imports/source-of.ts'
import { useProblemText } from '#problems/problem-text.ts'

const MEGABYTE = 1024 * 1024

/** A list from this device: nothing of it is in the catalogue before its report was read. */
export function NewImport() {
  const t = useTranslate()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const problemText = useProblemText()
  const [file, setFile] = useState<File>()
  const [source, setSource] = useState('')
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState<unknown>()
  const isTooLarge = file !== undefined && file.size > IMPORT_MOST_BYTES
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (!file) return
    setShare(0)
    setProblem(undefined)
    sendFile(file, source, setShare)
      .then((id) => navigate(`/imports/${id}`), setProblem)
      .finally(() => {
        setShare(undefined)
        void queries.invalidateQueries({ queryKey: ['imports'] })
      })
  }
  return (
    <Card sx={{ mb: 3, maxWidth: 640 }}>
      <CardContent>
        <Stack component="form" onSubmit={submit} sx={{ gap: 1.5 }}>
          <Typography variant="h2">{t('imports.new')}</Typography>
          {problem !== undefined && <Alert severity="error">{problemText(problem)}</Alert>}
          <TextField
            error={isTooLarge}
            helperText={t(isTooLarge ? 'imports.too_large' : 'imports.file_help', {
              most: IMPORT_MOST_BYTES / MEGABYTE,
            })}
            label={t('imports.file')}
            required
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: {
                accept: '.csv,.tsv,.txt,.json,.jsonl',
                onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
                  const chosen = currentTarget.files?.[0]
                  setFile(chosen)
                  setSource((now) => (now === '' && chosen ? sourceOf(chosen.name) : now))
                },
              },
            }}
            type="file"
          />
          <TextField
            helperText={t('imports.source_help')}
            label={t('imports.source')}
            onChange={({ target }) => setSource(target.value)}
            required
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: {
                pattern: '[a-z0-9][a-z0-9._\\-]{0,39}',
                autoCapitalize: 'none',
                spellCheck: false,
              },
            }}
            value={source}
          />
          {share !== undefined && (
            <LinearProgress
              aria-label={t('imports.state.sending')}
              value={share * 100}
              variant="determinate"
            />
          )}
          <Button
            disabled={isTooLarge}
            loading={share !== undefined}
            sx={{ alignSelf: 'flex-start' }}
            type="submit"
            variant="contained"
          >
            {t('imports.send')}
          </Button>
        </Stack>
      </CardContent>
    </Card>
  )
}
