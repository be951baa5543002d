import { Button, Chip } from '@mui/material'
import type { ValueOf } from '@site/shared-api/contract/call'
import type { listAudit } from '@site/shared-api/contract/brand'
import { MANAGED_KINDS } from '@site/shared-api/contract/managed-kinds'
import { useState } from 'react'
import { DateInput, SelectInput, TextInput, useTranslate } from 'react-admin'
import { BrandFilter } from '#brands/brand-filter.tsx'
import { AuditFile } from '#features/audit/audit-file.tsx'
import { useActionName } from '#features/audit/action-name.ts'
import { EntryDialog } from '#features/audit/entry-dialog.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ConsoleTable } from '#lists/console-table.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { useWhen } from '#when/when.ts'

export type AuditEntry = ValueOf<typeof listAudit>['list'][number]
const Column = ListColumn<AuditEntry>
const HUNDRED = 100

/** What operators did, the newest first; each entry opens to what was there before and after. */
export default function AuditPage() {
  const t = useTranslate()
  const when = useWhen()
  const actionName = useActionName()
  const [opened, setOpened] = useState<AuditEntry>()
  const actions = [
    ...[
      'audit',
      'operator',
      'team',
      'release',
      'preview',
      'catalogue',
      'member',
      'deposit',
      'withdrawal',
      'card',
      'adjustment',
      'day-report',
      'books',
      'agent',
      'agent-link',
      'contract',
      'agent-pay',
      'agent-signal',
    ].map((id) => ({
      id,
      name: t(`audit.of.${id}`),
    })),
    ...MANAGED_KINDS.map((id) => ({ id, name: t(`kind.${id}.one`) })),
  ]
  return (
    <>
      <PageHead title={t('audit.title')} about={t('audit.about')} />
      <ConsoleList
        filters={[
          <BrandFilter key="merchant" alwaysOn source="merchant" validate={[]} />,
          <TextInput key="actor" alwaysOn label={t('audit.actor')} resettable source="actor" />,
          <SelectInput
            key="action"
            alwaysOn
            choices={actions}
            label={t('audit.action')}
            source="action"
            translateChoice={false}
          />,
          <TextInput key="subject" alwaysOn label={t('audit.subject')} resettable source="subject" />,
          <DateInput key="from" alwaysOn label={t('audit.from')} source="from" />,
          <DateInput key="until" alwaysOn label={t('audit.until')} source="until" />,
        ]}
        perPage={HUNDRED}
        resource="audit"
      >
        <ConsoleTable>
          <Column label={t('audit.at')} render={({ at }) => when(at)} />
          <Column label={t('audit.actor')} render={({ actor }) => actor} />
          <Column
            label={t('audit.action')}
            render={({ action }) => <Chip label={actionName(action)} title={action} variant="outlined" />}
          />
          <Column label={t('audit.subject')} render={({ subject }) => subject} />
          <Column
            label={t('ra.message.details')}
            render={(entry) => (
              <Button aria-label={`${t('ra.action.show')} ${entry.id}`} onClick={() => setOpened(entry)}>
                {t('ra.action.show')}
              </Button>
            )}
          />
        </ConsoleTable>
      </ConsoleList>
      <AuditFile />
      {opened && <EntryDialog close={() => setOpened(undefined)} entry={opened} />}
    </>
  )
}
