import {
  Button,
  Card,
  CardContent,
  Chip,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import type { ModuleHistory, ReleaseMove } from '@site/shared-api/contract/release'
import { useTranslate } from 'react-admin'
import { VersionLabel } from '#features/releases/version-label.tsx'
import { STACKED } from '#lists/stacked-table.ts'
import { useWhen } from '#when/when.ts'

const KB = 1_024
const FIRST_PERCENT = 5

interface Props {
  readonly history: ModuleHistory
  /** Without it one may only look. */
  readonly ask: ((move: ReleaseMove) => void) | undefined
  /** Shows a release on the real pages to visitors with the link. */
  readonly preview: ((version: string) => void) | undefined
}

/** Every release that lies there, the newest first, and what can become of it. */
export function VersionTable({ history: { live, canary, versions }, ask, preview }: Props) {
  const t = useTranslate()
  const when = useWhen()
  return (
    <Card>
      <CardContent>
        <Typography variant="h2">{t('releases.versions')}</Typography>
        <Table size="small" sx={STACKED}>
          <TableHead>
            <TableRow>
              {['release', 'built', 'served', 'size', ...(ask ? ['actions'] : [])].map((key) => (
                <TableCell key={key}>{t(`releases.${key}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {versions.map(({ version, createdAt, judged, bytes, retiredAt }) => {
              const isLive = version === live?.version
              const isCanary = version === canary?.version
              return (
                <TableRow key={version}>
                  <TableCell component="th" scope="row">
                    <VersionLabel version={version} />{' '}
                    {isLive && <Chip color="success" label={t('releases.live')} variant="outlined" />}
                    {isCanary && <Chip color="info" label={t('releases.canary')} variant="outlined" />}
                    {retiredAt !== null && <Chip label={t('releases.retired')} variant="outlined" />}
                  </TableCell>
                  <TableCell data-label={t('releases.built')}>
                    {createdAt === null ? '–' : when(createdAt)}
                  </TableCell>
                  <TableCell data-label={t('releases.served')}>{t(`releases.judged.${judged}`)}</TableCell>
                  <TableCell data-label={t('releases.size')}>
                    {bytes === null ? '–' : `${Math.round(bytes / KB)} KB`}
                  </TableCell>
                  {ask && (
                    <TableCell>
                      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
                        {retiredAt === null && !isLive && (
                          <>
                            {preview && (
                              <Button onClick={() => preview(version)}>{t('preview.title')}</Button>
                            )}
                            <Button onClick={() => ask({ did: 'canary', version, percent: FIRST_PERCENT })}>
                              {t('releases.do.canary')}
                            </Button>
                            <Button onClick={() => ask({ did: 'release', version })}>
                              {t('releases.do.release')}
                            </Button>
                          </>
                        )}
                        {retiredAt === null && (
                          <Button onClick={() => ask({ did: 'pin', version, brand: '' })}>
                            {t('releases.do.pin')}
                          </Button>
                        )}
                        {retiredAt === null && !isLive && !isCanary && (
                          <Button color="error" onClick={() => ask({ did: 'retire', version })}>
                            {t('releases.do.retire')}
                          </Button>
                        )}
                        {retiredAt !== null && (
                          <Button onClick={() => ask({ did: 'restore', version })}>
                            {t('releases.do.restore')}
                          </Button>
                        )}
                      </Stack>
                    </TableCell>
                  )}
                </TableRow>
              )
            })}
          </TableBody>
        </Table>
      </CardContent>
    </Card>
  )
}
