import {
  Alert,
  Card,
  Chip,
  Link as MuiLink,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { listReleases, type ModuleReleases } from '@site/shared-api/contract/release'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { call } from '#client/call.ts'
import { failedShare, formatMs } from '#features/releases/figures.ts'
import { useField, type FieldView } from '#features/releases/use-field.ts'
import { VersionLabel } from '#features/releases/version-label.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { STACKED } from '#lists/stacked-table.ts'
import { useProblemText } from '#problems/problem-text.ts'
import { useWhen } from '#when/when.ts'
import { Waiting } from '#layout/waiting.tsx'

const A_DAY = 24
const AGAIN_MS = 10_000

/** Who has which release of each module, and how it does in the field. */
export default function ModulesPage() {
  const t = useTranslate()
  const problemText = useProblemText()
  const field = useField(A_DAY)
  const { data, error } = useQuery({
    queryKey: ['releases'],
    queryFn: ({ signal }) => call(listReleases, {}, { signal }),
    refetchInterval: AGAIN_MS,
  })
  return (
    <>
      <PageHead title={t('releases.title')} about={t('releases.about')} />
      {error && <Alert severity="error">{problemText(error)}</Alert>}
      {!data && !error && <Waiting />}
      {data && (
        <Card>
          <Table size="small" sx={STACKED}>
            <TableHead>
              <TableRow>
                {['module', 'live', 'canary', 'pins', 'visits', 'failed', 'lcp', 'inp', 'changed'].map(
                  (key) => (
                    <TableCell key={key}>{t(`releases.${key}`)}</TableCell>
                  ),
                )}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.list.map((one) => (
                <ModuleRow key={one.module} field={field} releases={one} />
              ))}
            </TableBody>
          </Table>
        </Card>
      )}
    </>
  )
}

interface RowProps {
  readonly releases: ModuleReleases
  readonly field: FieldView
}

function ModuleRow({ releases: { module, live, canary, pins, changedAt }, field }: RowProps) {
  const t = useTranslate()
  const when = useWhen()
  const row = field.rows.find((one) => one.module === module && one.role === 'live')
  const pinned = Object.keys(pins)
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        <MuiLink component={Link} sx={{ fontWeight: 600 }} to={`/modules/${module}`}>
          {module}
        </MuiLink>
      </TableCell>
      <TableCell data-label={t('releases.live')}>
        {live ? <VersionLabel version={live.version} /> : t('releases.none')}
      </TableCell>
      <TableCell data-label={t('releases.canary')}>
        {canary && (
          <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 0.5 }}>
            <VersionLabel version={canary.version} />
            <Chip
              color={canary.failed ? 'error' : 'info'}
              label={
                canary.failed
                  ? t('releases.canary_failed')
                  : t('releases.percent', { percent: canary.percent })
              }
              variant="outlined"
            />
          </Stack>
        )}
      </TableCell>
      <TableCell data-label={t('releases.pins')}>{pinned.join(', ')}</TableCell>
      <TableCell data-label={t('releases.visits')}>{row?.visits ?? '–'}</TableCell>
      <TableCell data-label={t('releases.failed')}>{row ? failedShare(row) : '–'}</TableCell>
      <TableCell data-label={t('releases.lcp')}>{formatMs(row?.measures.lcp?.p75)}</TableCell>
      <TableCell data-label={t('releases.inp')}>{formatMs(row?.measures.inp?.p75)}</TableCell>
      <TableCell data-label={t('releases.changed')}>{changedAt === null ? '–' : when(changedAt)}</TableCell>
    </TableRow>
  )
}
