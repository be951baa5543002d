import { Button, Stack, TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { listNotes, writeNote } from '@site/shared-api/contract/member-admin'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { PagedPart } from '#features/members/parts/paged-part.tsx'
import type { PartOf } from '#features/members/parts/part-of.ts'
import { useProblemText } from '#problems/problem-text.ts'
import { useWhen } from '#when/when.ts'

const MOST = 1_000

/** What operators have written down about a member, and a line to write more; a second tap writes nothing twice. */
export function NotesPart({ account, merchant }: PartOf) {
  const t = useTranslate()
  const when = useWhen()
  const notify = useNotify()
  const problemText = useProblemText()
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const [id, setId] = useState(() => crypto.randomUUID())
  const [isBusy, setBusy] = useState(false)
  const params = { merchant, account }
  const write = (): void => {
    setBusy(true)
    call(writeNote, { params, body: { id, text: text.trim() } })
      .then(async () => {
        setText('')
        setId(crypto.randomUUID())
        await queries.invalidateQueries({ queryKey: ['member-part', 'notes', merchant, account] })
      })
      .catch((problem: unknown) => notify(problemText(problem), { type: 'error' }))
      .finally(() => setBusy(false))
  }
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ alignItems: { sm: 'flex-end' }, gap: 1 }}>
        <TextField
          fullWidth
          helperText={t('members.note_help')}
          label={t('members.note')}
          multiline
          onChange={({ target }) => setText(target.value.slice(0, MOST))}
          value={text}
        />
        <Button
          disabled={text.trim() === ''}
          loading={isBusy}
          onClick={write}
          sx={{ flexShrink: 0, mb: { sm: 3 } }}
          variant="contained"
        >
          {t('members.write_note')}
        </Button>
      </Stack>
      <PagedPart
        name={['notes', merchant, account]}
        title={t('members.notes')}
        names={[t('members.at'), t('members.by'), t('members.note')]}
        ask={(cursor, signal) =>
          call(listNotes, { params, query: { ...(cursor !== undefined && { cursor }) } }, { signal })
        }
        keyOf={(note) => note.id}
        cellsOf={(note) => [when(note.at), note.by, note.text]}
      />
    </Stack>
  )
}
