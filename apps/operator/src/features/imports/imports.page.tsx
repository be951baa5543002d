import { Alert, Card, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { listImports } from '@site/shared-api/contract/catalogue-import'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { call } from '#client/call.ts'
import { NewImport } from '#features/imports/new-import.tsx'
import { StateChip } from '#features/imports/state-chip.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { Waiting } from '#layout/waiting.tsx'
import { STACKED } from '#lists/stacked-table.ts'
import { useProblemText } from '#problems/problem-text.ts'
import { useWhen } from '#when/when.ts'

/** Lists of games that were sent, and a new one. */
export default function ImportsPage() {
  const t = useTranslate()
  const when = useWhen()
  const problemText = useProblemText()
  const { data, error } = useQuery({
    queryKey: ['imports'],
    queryFn: ({ signal }) => call(listImports, {}, { signal }),
  })
  return (
    <>
      <PageHead title={t('imports.title')} about={t('imports.about')} />
      <NewImport />
      {error && <Alert severity="error">{problemText(error)}</Alert>}
      {!data && !error && <Waiting />}
      {data && data.list.length > 0 && (
        <Card>
          <Table aria-label={t('imports.title')} size="small" sx={STACKED}>
            <TableHead>
              <TableRow>
                {['file', 'source', 'state', 'by', 'written'].map((key) => (
                  <TableCell key={key}>{t(`imports.column.${key}`)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.list.map((one) => (
                <TableRow key={one.id}>
                  <TableCell>
                    <Link to={`/imports/${one.id}`}>{one.fileName}</Link>
                  </TableCell>
                  <TableCell data-label={t('imports.column.source')}>{one.source}</TableCell>
                  <TableCell>
                    <StateChip state={one.state} />
                  </TableCell>
                  <TableCell>
                    {one.by}, {when(one.at)}
                  </TableCell>
                  <TableCell>
                    {t('imports.written', { added: one.written.added, changed: one.written.changed })}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Card>
      )}
    </>
  )
}
