import { Alert, Button } from '@mui/material'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { PartTable } from '#lists/part-table.tsx'
import { Waiting } from '#layout/waiting.tsx'
import { useProblemText } from '#problems/problem-text.ts'

interface Page<Row> {
  readonly list: readonly Row[]
  readonly nextCursor: string | null
}
interface Props<Row> {
  /** Of the answers kept: which part of whom. */
  readonly name: readonly string[]
  readonly title: string
  readonly names: readonly string[]
  readonly actions?: ReactNode
  ask(cursor: string | undefined, signal: AbortSignal): Promise<Page<Row>>
  keyOf(row: Row): string
  cellsOf(row: Row): readonly ReactNode[]
}

/** A part of a member that goes on for as long as there is more. */
export function PagedPart<Row>({ name, title, names, actions, ask, keyOf, cellsOf }: Props<Row>) {
  const t = useTranslate()
  const problemText = useProblemText()
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['member-part', ...name],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => ask(pageParam, signal),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // Each asking anew is a line of the audit.
    refetchOnWindowFocus: false,
  })
  if (error) return <Alert severity="error">{problemText(error)}</Alert>
  if (!data) return <Waiting />
  const rows = data.pages.flatMap(({ list }) => list)
  return (
    <PartTable
      title={title}
      names={names}
      rows={rows.map((row) => ({ key: keyOf(row), cells: cellsOf(row) }))}
      {...(actions !== undefined && { actions })}
    >
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ mt: 1 }}>
          {t('members.more')}
        </Button>
      )}
    </PartTable>
  )
}
