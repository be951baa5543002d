import { Alert, Card, CardContent, Stack, Typography } from '@mui/material'
import type { ImportReport } from '@site/shared-api/contract/import-report'
import { useTranslate } from 'react-admin'
import { Counts } from '#features/imports/report/counts.tsx'
import { FindingGroups } from '#features/imports/report/finding-groups.tsx'
import { NamedGames } from '#features/imports/report/named-games.tsx'

interface Props {
  readonly report: ImportReport
  /** Rows with an error are left out: they keep nothing back. */
  readonly isMended: boolean
}

/** What a list would do, read before it is taken: counts first, then what needs an eye. */
export function ReportView({ report, isMended }: Props) {
  const t = useTranslate()
  const { clashes, samples, twins } = report
  return (
    <Card component="section" aria-labelledby="import-report">
      <CardContent>
        <Stack sx={{ gap: 2 }}>
          <Stack>
            <Typography id="import-report" variant="h2">
              {t('imports.report')}
            </Typography>
            <Typography color="textSecondary" variant="body2">
              {t('imports.read_as', { rows: report.rows, format: report.format, encoding: report.encoding })}
            </Typography>
          </Stack>
          <Counts report={report} />
          {report.errors > 0 && (
            <Alert severity={isMended ? 'info' : 'warning'}>
              {t(isMended ? 'imports.bad_left_out' : 'imports.bad_keep_back', { smart_count: report.bad })}
            </Alert>
          )}
          <FindingGroups groups={report.groups} />
          <NamedGames
            about={t('imports.clashes_about')}
            count={clashes.count}
            games={clashes.first.map((one) => ({
              key: `${one.line}`,
              name: t('imports.game_of', { name: one.name, provider: one.provider }),
              beside:
                one.otherLine === null
                  ? t('imports.clash_catalogue', {
                      id: one.other.nodeId,
                      name: one.other.name,
                      provider: one.other.provider,
                    })
                  : t('imports.clash_list', {
                      id: one.other.nodeId,
                      name: one.other.name,
                      line: one.otherLine,
                    }),
            }))}
            title={t('imports.clashes', { smart_count: clashes.count })}
          />
          <NamedGames
            about={t('imports.twins_about')}
            count={twins.count}
            games={twins.first.map((one) => ({
              key: `${one.line}`,
              name: t('imports.game_of', { name: one.name, provider: one.other.provider }),
              beside: t(one.source === null ? 'imports.twin' : 'imports.twin_of', {
                id: one.other.nodeId,
                source: one.source ?? '',
              }),
            }))}
            title={t('imports.twins', { smart_count: twins.count })}
          />
          <NamedGames
            count={report.added}
            games={samples.added.map((one) => ({
              key: one.nodeId,
              name: t('imports.game_of', { name: one.name, provider: one.provider }),
              beside: one.nodeId,
            }))}
            title={t('imports.sample_added')}
          />
          <NamedGames
            count={report.changed}
            games={samples.changed.map((one) => ({
              key: one.nodeId,
              name: t('imports.game_of', { name: one.name, provider: one.provider }),
              beside: one.fields.join(', '),
            }))}
            title={t('imports.sample_changed')}
          />
        </Stack>
      </CardContent>
    </Card>
  )
}
