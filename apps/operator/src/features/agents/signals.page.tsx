import { Button, Chip, Stack } from '@mui/material'
import { decideFraudSignal, FRAUD_STATES, type FraudSignal } from '@site/shared-api/contract/agent-console'
import { useState } from 'react'
import { DataTable, SelectInput, TextInput, useRefresh, useTranslate } from 'react-admin'
import { BrandFilter } from '#brands/brand-filter.tsx'
import { call } from '#client/call.ts'
import { WhyDialog } from '#confirm/why-dialog.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { STACKED } from '#lists/stacked-table.ts'
import { useMay } from '#session/rights.ts'
import { useWhen } from '#when/when.ts'

const Column = ListColumn<FraudSignal>
interface Asked {
  readonly signal: FraudSignal
  readonly state: 'cleared' | 'confirmed'
}

/** Members of a team who may be the agent; nothing is paid until it is decided (PLT-09). */
export default function SignalsPage() {
  const t = useTranslate()
  const may = useMay()
  const when = useWhen()
  const refresh = useRefresh()
  const [asked, ask] = useState<Asked>()
  return (
    <>
      <PageHead title={t('agents.fraud.title')} about={t('agents.fraud.about')} />
      <ConsoleList
        filters={[
          <BrandFilter key="merchant" alwaysOn source="merchant" validate={[]} />,
          <SelectInput
            key="state"
            alwaysOn
            choices={FRAUD_STATES.map((id) => ({ id, name: t(`agents.fraud.state.${id}`) }))}
            label={t('agents.fraud.state_label')}
            source="state"
            translateChoice={false}
          />,
          <TextInput key="account" alwaysOn label={t('agents.account')} resettable source="account" />,
        ]}
        resource="agent-signals"
      >
        <DataTable<FraudSignal> bulkActionButtons={false} rowClick={false} sx={STACKED}>
          <Column label={t('agents.fraud.at')} render={({ at }) => when(at)} />
          <Column
            label={t('agents.fraud.agent')}
            render={({ agent, merchant }) => `${merchant} / ${agent}`}
          />
          <Column label={t('agents.fraud.member')} render={({ member }) => member} />
          <Column
            label={t('agents.fraud.other')}
            render={({ kind, other }) => `${other} · ${t(`agents.fraud.kind.${kind}`)}`}
          />
          <Column
            label={t('agents.fraud.state_label')}
            render={({ decidedBy, state }) => (
              <Chip
                color={state === 'open' ? 'warning' : 'default'}
                label={[t(`agents.fraud.state.${state}`), decidedBy].filter(Boolean).join(' · ')}
                size="small"
                variant="outlined"
              />
            )}
          />
          <Column
            bare
            label={t('agents.contracts.actions')}
            render={(signal) =>
              signal.state === 'open' && may(decideFraudSignal) ? (
                <Stack direction="row">
                  <Button onClick={() => ask({ signal, state: 'cleared' })}>{t('agents.fraud.clear')}</Button>
                  <Button color="error" onClick={() => ask({ signal, state: 'confirmed' })}>
                    {t('agents.fraud.confirm')}
                  </Button>
                </Stack>
              ) : null
            }
          />
        </DataTable>
      </ConsoleList>
      {asked && (
        <WhyDialog
          action={t(asked.state === 'cleared' ? 'agents.fraud.clear' : 'agents.fraud.confirm')}
          close={() => ask(undefined)}
          confirm={async (why) => {
            await call(decideFraudSignal, {
              params: { id: asked.signal.id },
              body: { state: asked.state, why },
            })
            refresh()
          }}
          text={t(asked.state === 'cleared' ? 'agents.fraud.clear_ask' : 'agents.fraud.confirm_ask', {
            agent: asked.signal.agent,
            member: asked.signal.member,
          })}
        />
      )}
    </>
  )
}
