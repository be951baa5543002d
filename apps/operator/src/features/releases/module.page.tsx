import { Alert, Button, Card, CardContent, Chip, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { draftManaged } from '@site/shared-api/contract/managed'
import { createPreview } from '@site/shared-api/contract/preview'
import {
  moveRelease,
  releasesOfModule,
  type MadeMove,
  type ReleaseMove,
} from '@site/shared-api/contract/release'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { call } from '#client/call.ts'
import { CanaryCard } from '#features/releases/canary-card.tsx'
import { ChangeList } from '#features/releases/change-list.tsx'
import { FieldTable } from '#features/releases/field-table.tsx'
import { MadeNote } from '#features/releases/made-note.tsx'
import { MoveDialog } from '#features/releases/move-dialog.tsx'
import { useField } from '#features/releases/use-field.ts'
import { VersionLabel } from '#features/releases/version-label.tsx'
import { VersionTable } from '#features/releases/version-table.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { PreviewDialog } from '#previews/preview-dialog.tsx'
import { useProblemText } from '#problems/problem-text.ts'
import { useMay } from '#session/rights.ts'
import { Waiting } from '#layout/waiting.tsx'

const A_DAY = 24
const AGAIN_MS = 10_000

/** One module: who has which release, how each does in the field, and what can be done about it. */
export default function ModulePage() {
  const t = useTranslate()
  const may = useMay()
  const problemText = useProblemText()
  const { module = '' } = useParams()
  const [pendingMove, setPendingMove] = useState<ReleaseMove>()
  const [previewed, setPreviewed] = useState<string>()
  const [made, setMade] = useState<MadeMove>()
  const field = useField(A_DAY, module)
  const { data, error } = useQuery({
    queryKey: ['releases', module],
    queryFn: ({ signal }) => call(releasesOfModule, { params: { module } }, { signal }),
    refetchInterval: AGAIN_MS,
  })
  const verdict = field.canaries.find((one) => one.module === module && one.version === data?.canary?.version)
  const mayMove = may(moveRelease)
  return (
    <>
      <PageHead title={module} about={t('releases.module_about')}>
        {mayMove && data && (
          <>
            {data.canary && (
              <>
                <Button
                  onClick={() => setPendingMove({ did: 'promote', version: data.canary?.version })}
                  variant="contained"
                >
                  {t('releases.do.promote')}
                </Button>
                <Button
                  color="error"
                  onClick={() => setPendingMove({ did: 'stop', version: data.canary?.version })}
                  variant="outlined"
                >
                  {t('releases.do.stop')}
                </Button>
              </>
            )}
            <Button
              color="error"
              disabled={data.live === null}
              onClick={() => setPendingMove({ did: 'rollback', from: data.live?.version })}
              variant="outlined"
            >
              {t('releases.do.rollback')}
            </Button>
          </>
        )}
      </PageHead>
      <Stack sx={{ gap: 2 }}>
        {error && <Alert severity="error">{problemText(error)}</Alert>}
        {made && <MadeNote close={() => setMade(undefined)} made={made} undo={setPendingMove} />}
        {!data && !error && <Waiting />}
        {data && (
          <>
            <Card>
              <CardContent>
                <Typography variant="h2">{t('releases.now')}</Typography>
                <Stack
                  component="dl"
                  sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'auto 1fr', m: 0, '& dd': { m: 0 } }}
                >
                  <dt>{t('releases.live')}</dt>
                  <dd>{data.live ? <VersionLabel version={data.live.version} /> : t('releases.none')}</dd>
                  <dt>{t('releases.fallback')}</dt>
                  <dd>{data.lastGood === null ? '–' : <VersionLabel version={data.lastGood} />}</dd>
                  <dt>{t('releases.canary')}</dt>
                  <dd>
                    {data.canary === null ? (
                      '–'
                    ) : (
                      <>
                        <VersionLabel version={data.canary.version} />{' '}
                        {t('releases.canary_of', {
                          percent: data.canary.percent,
                          brands: data.canary.brands?.join(', ') ?? t('releases.all_brands'),
                        })}{' '}
                        {data.canary.failed && (
                          <Chip color="error" label={t('releases.canary_failed')} variant="outlined" />
                        )}
                      </>
                    )}
                  </dd>
                  {Object.entries(data.pins).map(([brand, version]) => (
                    <PinRow
                      key={brand}
                      brand={brand}
                      let={mayMove ? () => setPendingMove({ did: 'unpin', brand }) : undefined}
                      version={version}
                    />
                  ))}
                </Stack>
              </CardContent>
            </Card>
            {verdict && <CanaryCard verdict={verdict} />}
            <Card>
              <CardContent>
                <Typography variant="h2">{t('releases.in_field')}</Typography>
                <Typography color="textSecondary" gutterBottom variant="body2">
                  {t('releases.in_field_about')}
                </Typography>
                {field.error ? (
                  <Alert severity="warning">{problemText(field.error)}</Alert>
                ) : (
                  <FieldTable rows={field.rows} />
                )}
              </CardContent>
            </Card>
            <VersionTable
              ask={mayMove ? setPendingMove : undefined}
              history={data}
              preview={may(createPreview) && may(draftManaged, { kind: 'brand' }) ? setPreviewed : undefined}
            />
            <ChangeList changes={data.changes} />
          </>
        )}
      </Stack>
      {previewed !== undefined && (
        <PreviewDialog close={() => setPreviewed(undefined)} releases={{ [module]: previewed }} />
      )}
      {pendingMove && (
        <MoveDialog
          initialMove={pendingMove}
          close={() => setPendingMove(undefined)}
          made={setMade}
          module={module}
        />
      )}
    </>
  )
}

interface PinProps {
  readonly brand: string
  readonly version: string
  readonly let: (() => void) | undefined
}

function PinRow({ brand, version, let: letGo }: PinProps) {
  const t = useTranslate()
  return (
    <>
      <dt>{t('releases.pinned', { brand })}</dt>
      <dd>
        <VersionLabel version={version} />{' '}
        {letGo && <Button onClick={letGo}>{t('releases.do.unpin')}</Button>}
      </dd>
    </>
  )
}
