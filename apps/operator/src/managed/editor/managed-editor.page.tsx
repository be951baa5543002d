import { Alert } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { getManaged } from '@site/shared-api/contract/managed'
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { call } from '#client/call.ts'
import { PageHead } from '#layout/page-head.tsx'
import { DocumentEditor } from '#managed/editor/document-editor.tsx'
import type { EditedKind } from '#managed/kinds.tsx'
import { useProblemText } from '#problems/problem-text.ts'
import { Waiting } from '#layout/waiting.tsx'

interface Props {
  readonly edited: EditedKind
}

/** One document, read once: changes of others are shown when it is saved, and never replace what is typed. */
export function ManagedEditorPage({ edited }: Props) {
  const t = useTranslate()
  const problemText = useProblemText()
  const { id = '' } = useParams()
  const { kind } = edited
  const { data, error } = useQuery({
    queryKey: ['managed', kind, id],
    queryFn: ({ signal }) => call(getManaged, { params: { kind, id } }, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error)
    return (
      <>
        <PageHead title={t(`kind.${kind}.one`)} />
        <Alert severity="error">{problemText(error)}</Alert>
      </>
    )
  return data ? <DocumentEditor key={`${kind} ${id}`} edited={edited} first={data} /> : <Waiting />
}
