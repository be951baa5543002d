import {
  Alert,
  Button,
  Card,
  CardContent,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemText,
  Stack,
  Typography,
} from '@mui/material'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { managedHistory, managedVersion, type ManagedDocument } from '@site/shared-api/contract/managed'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { call } from '#client/call.ts'
import { Differences } from '#difference/differences.tsx'
import { ProblemAlert } from '#problems/problem-alert.tsx'
import { useWhen } from '#when/when.ts'

interface Props {
  readonly document: ManagedDocument
  /** Makes a version live again; without it one may only look. */
  readonly restore: ((version: number) => Promise<unknown>) | undefined
}

/** What became of the document and who did it; each version can be looked at and made live again. */
export function HistoryPanel({ document: { kind, id, live }, restore }: Props) {
  const t = useTranslate()
  const when = useWhen()
  const [looked, setLooked] = useState<number>()
  const { data, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['history', kind, id],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(
        managedHistory,
        { params: { kind, id }, query: pageParam === '' ? {} : { cursor: pageParam } },
        { signal },
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
  const entries = data?.pages.flatMap(({ list }) => list) ?? []
  return (
    <Card>
      <CardContent>
        <Typography variant="h2">{t('managed.history')}</Typography>
        {entries.length === 0 && !isFetching && (
          <Typography color="textSecondary">{t('managed.no_history')}</Typography>
        )}
        <List dense disablePadding>
          {entries.map(({ id: entryId, at, by, did, version }) => (
            <ListItem
              key={entryId}
              disableGutters
              secondaryAction={
                version === null ? undefined : (
                  <Button onClick={() => setLooked(version)}>{t('managed.version', { version })}</Button>
                )
              }
            >
              <ListItemText primary={t(`managed.did.${did}`)} secondary={`${by} · ${when(at)}`} />
            </ListItem>
          ))}
        </List>
        {hasNextPage && (
          <Button loading={isFetching} onClick={() => void fetchNextPage()}>
            {t('managed.more')}
          </Button>
        )}
      </CardContent>
      {looked !== undefined && (
        <VersionDialog
          kind={kind}
          id={id}
          live={live}
          version={looked}
          restore={restore}
          close={() => setLooked(undefined)}
        />
      )}
    </Card>
  )
}

interface VersionProps extends Pick<ManagedDocument, 'kind' | 'id' | 'live'> {
  readonly version: number
  readonly restore: Props['restore']
  close(): void
}

function VersionDialog({ kind, id, live, version, restore, close }: VersionProps) {
  const t = useTranslate()
  const notify = useNotify()
  const [problem, setProblem] = useState<unknown>()
  const { data, error } = useQuery({
    queryKey: ['version', kind, id, version],
    queryFn: ({ signal }) => call(managedVersion, { params: { kind, id, version } }, { signal }),
  })
  const { isDirty } = useFormState()
  const failure = problem ?? error
  return (
    <Dialog aria-labelledby="version" maxWidth="md" open onClose={close}>
      <DialogTitle id="version">{t('managed.version', { version })}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 1 }}>
          <Typography color="textSecondary">{t('managed.version_about')}</Typography>
          {failure !== null && failure !== undefined && <ProblemAlert problem={failure} />}
          {restore && isDirty && <Alert severity="info">{t('managed.save_first')}</Alert>}
          {data && <Differences after={data.document} before={live ?? {}} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {t('ra.action.close')}
        </Button>
        {restore && data && (
          <Button
            disabled={isDirty}
            onClick={() =>
              void restore(version).then(() => {
                notify(t('managed.done.restored'), { type: 'success' })
                close()
              }, setProblem)
            }
            variant="contained"
          >
            {t('managed.restore')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
