import { Button } from '@mui/material'
import { rebuildAgents } from '@site/shared-api/contract/agent-console'
import { useState } from 'react'
import { TextInput, useNotify, useTranslate } from 'react-admin'
import { BrandFilter, useFirstBrand } from '#brands/brand-filter.tsx'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'
import { NamedLink } from '#member-link/named-link.tsx'
import type { AgentRow } from '#features/agents/agents.source.ts'
import { rateText } from '#features/agents/rate-text.ts'
import { PageHead } from '#layout/page-head.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ConsoleTable } from '#lists/console-table.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { useMay } from '#session/rights.ts'
import { useWhen } from '#when/when.ts'

const Column = ListColumn<AgentRow>

/** Agents by name, with their teams (PLT-09). */
export default function AgentsPage() {
  const t = useTranslate()
  const may = useMay()
  const when = useWhen()
  const notify = useNotify()
  const brand = useFirstBrand()
  const [isRebuildOpen, setRebuildOpen] = useState(false)
  return (
    <>
      <PageHead title={t('agents.title')} about={t('agents.about')}>
        {may(rebuildAgents) && brand !== undefined && (
          <Button onClick={() => setRebuildOpen(true)} variant="outlined">
            {t('agents.rebuild')}
          </Button>
        )}
      </PageHead>
      <ConsoleList
        filters={[
          <BrandFilter key="merchant" alwaysOn source="merchant" validate={[]} />,
          <TextInput key="search" alwaysOn label={t('agents.search')} resettable source="search" />,
        ]}
        resource="agents"
      >
        <ConsoleTable>
          <Column
            label={t('agents.account')}
            render={({ account, merchant }) => (
              <NamedLink account={account} merchant={merchant} to="agents" />
            )}
          />
          <Column label={t('agents.type_label')} render={({ type }) => t(`agents.type.${type}`)} />
          <Column
            label={t('agents.upline')}
            render={({ merchant, upline }) =>
              upline === null ? (
                t('agents.nobody')
              ) : (
                <NamedLink account={upline} bare merchant={merchant} to="agents" />
              )
            }
          />
          <Column label={t('agents.rate')} render={({ rate }) => rateText(rate)} />
          <Column label={t('agents.downlines')} render={({ downlines }) => downlines} />
          <Column label={t('agents.team')} render={({ team }) => team} />
          <Column label={t('agents.joined')} render={({ joinedAt }) => when(joinedAt)} />
        </ConsoleTable>
      </ConsoleList>
      {isRebuildOpen && brand !== undefined && (
        <ConfirmDialog
          action={t('agents.rebuild')}
          close={() => setRebuildOpen(false)}
          confirm={async () => {
            await call(rebuildAgents, { params: { merchant: brand } })
            notify(t('agents.queued'))
          }}
          text={t('agents.rebuild_ask', { brand })}
          title={t('agents.rebuild')}
        />
      )}
    </>
  )
}
