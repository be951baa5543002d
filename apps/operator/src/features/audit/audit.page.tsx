import { Chip, Stack, Typography } from '@mui/material'
import type { ValueOf } from '@site/shared-api/contract/call'
import type { listAudit } from '@site/shared-api/contract/brand'
import { DataTable, useRecordContext, useTranslate } from 'react-admin'
import { Differences } from '#difference/differences.tsx'
import { beforeAfterOf } from '#features/audit/before-after.ts'
import { PageHead } from '#layout/page-head.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { STACKED } from '#lists/stacked-table.ts'
import { useWhen } from '#when/when.ts'

type Entry = ValueOf<typeof listAudit>['list'][number]
const Column = DataTable.Col<Entry>

/** What operators did, the newest first; each entry opens to what was there before and after. */
export default function AuditPage() {
  const t = useTranslate()
  const when = useWhen()
  return (
    <>
      <PageHead title={t('audit.title')} about={t('audit.about')} />
      <ConsoleList perPage={100} resource="audit">
        <DataTable<Entry>
          bulkActionButtons={false}
          expand={<EntryDetail />}
          expandSingle
          rowClick="expand"
          sx={STACKED}
        >
          <Column disableSort label={t('audit.at')} render={({ at }) => when(at)} />
          <Column disableSort label={t('audit.actor')} render={({ actor }) => actor} />
          <Column
            disableSort
            label={t('audit.action')}
            render={({ action }) => (
              <Chip label={t(`audit.did.${action}`, { _: action })} variant="outlined" />
            )}
          />
          <Column disableSort label={t('audit.subject')} render={({ subject }) => subject} />
        </DataTable>
      </ConsoleList>
    </>
  )
}

function EntryDetail() {
  const t = useTranslate()
  const entry = useRecordContext<Entry>()
  if (!entry) return null
  const { before, after } = beforeAfterOf(entry.detail)
  return (
    <Stack sx={{ gap: 1, py: 1 }}>
      <Typography color="textSecondary" variant="body2">
        {entry.action} · {t('audit.entry', { id: entry.id })}
      </Typography>
      <Differences before={before} after={after} />
    </Stack>
  )
}
