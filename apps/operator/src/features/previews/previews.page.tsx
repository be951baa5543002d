import {
  Alert,
  Button,
  Card,
  CardContent,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { draftManaged } from '@site/shared-api/contract/managed'
import { endPreview, listPreviews } from '@site/shared-api/contract/preview'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { Waiting } from '#layout/waiting.tsx'
import { STACKED } from '#lists/stacked-table.ts'
import { useProblemText } from '#problems/problem-text.ts'
import { useMay } from '#session/rights.ts'
import { useWhen } from '#when/when.ts'

/** Previews that have not ended: what each shows, who made it, and its end. */
export default function PreviewsPage() {
  const t = useTranslate()
  const may = useMay()
  const when = useWhen()
  const queries = useQueryClient()
  const problemText = useProblemText()
  const [ending, setEnding] = useState<string>()
  const { data, error } = useQuery({
    queryKey: ['previews'],
    queryFn: ({ signal }) => call(listPreviews, {}, { signal }),
  })
  return (
    <>
      <PageHead about={t('preview.list_about')} title={t('preview.list')} />
      {error && <Alert severity="error">{problemText(error)}</Alert>}
      {!data && !error && <Waiting />}
      {data?.list.length === 0 && (
        <Card>
          <CardContent>
            <Typography color="textSecondary">{t('preview.none')}</Typography>
          </CardContent>
        </Card>
      )}
      {data && data.list.length > 0 && (
        <Card>
          <Table size="small" sx={STACKED}>
            <TableHead>
              <TableRow>
                {['brand', 'shows', 'note', 'by', 'ends', 'actions'].map((key) => (
                  <TableCell key={key}>{t(`preview.column.${key}`)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.list.map(
                ({ id, merchant, releases, hasDocument, drafts, note, madeBy, madeAt, expiresAt }) => (
                  <TableRow key={id}>
                    <TableCell>{merchant}</TableCell>
                    <TableCell>
                      {[
                        ...(hasDocument ? [t('preview.settings')] : []),
                        ...drafts.map(({ kind, title }) => `${t(`kind.${kind}.one`)}: ${title}`),
                        ...Object.entries(releases).map(([module, version]) => `${module} ${version}`),
                      ].join(', ')}
                    </TableCell>
                    <TableCell>{note}</TableCell>
                    <TableCell>{`${madeBy} · ${when(madeAt)}`}</TableCell>
                    <TableCell>{when(expiresAt)}</TableCell>
                    <TableCell>
                      {may(endPreview) && (drafts.length > 0 || may(draftManaged, { kind: 'brand' })) && (
                        <Button color="error" onClick={() => setEnding(id)}>
                          {t('preview.end')}
                        </Button>
                      )}
                    </TableCell>
                  </TableRow>
                ),
              )}
            </TableBody>
          </Table>
        </Card>
      )}
      {ending !== undefined && (
        <ConfirmDialog
          action={t('preview.end')}
          close={() => setEnding(undefined)}
          confirm={async () => {
            await call(endPreview, { params: { id: ending } })
            await queries.invalidateQueries({ queryKey: ['previews'] })
          }}
          danger
          text={t('preview.ask_end')}
          title={t('preview.end')}
        />
      )}
    </>
  )
}
