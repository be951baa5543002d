import { Box, Card, CardContent, Stack, Typography } from '@mui/material'
import { HIDDEN } from '#layout/hidden.ts'
import { createManaged, type ManagedDocument } from '@site/shared-api/contract/managed'
import { Suspense } from 'react'
import { Form, ResourceContextProvider, useTranslate } from 'react-admin'
import { PageHead } from '#layout/page-head.tsx'
import { ConflictDialog } from '#managed/editor/conflict-dialog.tsx'
import { DocumentContext } from '#managed/editor/document-context.ts'
import { HistoryPanel } from '#managed/editor/history-panel.tsx'
import { ProblemList } from '#managed/editor/problem-list.tsx'
import { PublishPanel } from '#managed/editor/publish-panel.tsx'
import { shownOf } from '#managed/editor/shown-of.ts'
import { useEditing } from '#managed/editor/use-editing.ts'
import type { EditedKind } from '#managed/kinds.tsx'
import { StateChip } from '#managed/list/state-chip.tsx'
import { useMay } from '#session/rights.ts'
import { Waiting } from '#layout/waiting.tsx'

interface Props {
  readonly edited: EditedKind
  readonly first: ManagedDocument
}

/** The frame of every document: its fields, what becomes of them, and what became of it so far. */
export function DocumentEditor({ edited: { kind, Fields }, first }: Props) {
  const t = useTranslate()
  const may = useMay()
  const editing = useEditing(first)
  const { document, conflict } = editing
  const mayChange = may(createManaged, { kind })
  // Of these a brand has one, under the brand's own id: it has no name but that of its kind.
  const isOnly = kind !== 'brand' && document.id === document.merchant
  const name = isOnly ? t(`kind.${kind}.one`) : document.title || document.id
  return (
    <ResourceContextProvider value={kind}>
      <DocumentContext value={document}>
        <Form disableInvalidFormNotification record={shownOf(document)} warnWhenUnsavedChanges>
          <PageHead
            about={
              document.merchant === null
                ? t(`kind.${kind}.one`)
                : `${t(`kind.${kind}.one`)} · ${document.merchant}`
            }
            title={name}
          >
            <StateChip publishAt={document.schedule?.publishAt ?? null} state={document.state} />
          </PageHead>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
            }}
          >
            <Stack sx={{ gap: 2, minWidth: 0 }}>
              <ProblemList document={document} />
              <Card>
                <CardContent component="fieldset" disabled={!mayChange} sx={{ border: 0, m: 0, minWidth: 0 }}>
                  <Typography component="h2" sx={HIDDEN}>
                    {t('managed.fields')}
                  </Typography>
                  <Suspense fallback={<Waiting />}>
                    <Fields />
                  </Suspense>
                </CardContent>
              </Card>
            </Stack>
            <Stack sx={{ gap: 2, minWidth: 0 }}>
              {mayChange && <PublishPanel editing={editing} />}
              <HistoryPanel document={document} restore={mayChange ? editing.restore : undefined} />
            </Stack>
          </Box>
        </Form>
        {conflict && <ConflictDialog conflict={conflict} editing={editing} />}
      </DocumentContext>
    </ResourceContextProvider>
  )
}
