import { Button, Chip, Stack, Typography } from '@mui/material'
import {
  decideFraudSignal,
  FRAUD_STATES,
  type FraudSignal,
} from '@site/shared-api/contract/agent-signal-console'
import { useState } from 'react'
import { TextInput, useRefresh, useTranslate } from 'react-admin'
import { BrandFilter } from '#brands/brand-filter.tsx'
import { call } from '#client/call.ts'
import { WhyDialog } from '#confirm/why-dialog.tsx'
import { NamedLink } from '#member-link/named-link.tsx'
import { MemberLink } from '#member-link/member-link.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { ChoiceFilter } from '#lists/choice-filter.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ConsoleTable } from '#lists/console-table.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { useMay } from '#session/rights.ts'
import { useWhen } from '#when/when.ts'

const Column = ListColumn<FraudSignal>
interface PendingDecision {
  readonly signal: FraudSignal
  readonly state: 'cleared' | 'confirmed'
}

/** Members of a team who may be the agent; nothing is paid until it is decided (PLT-09). */
export default function SignalsPage() {
  const t = useTranslate()
  const may = useMay()
  const when = useWhen()
  const refresh = useRefresh()
  const [pending, setPending] = useState<PendingDecision>()
  return (
    <>
      <PageHead title={t('agents.fraud.title')} about={t('agents.fraud.about')} />
      <ConsoleList
        filters={[
          <BrandFilter key="merchant" alwaysOn source="merchant" validate={[]} />,
          <ChoiceFilter
            key="state"
            alwaysOn
            choices={FRAUD_STATES}
            label={t('agents.fraud.state_label')}
            nameOf={(id) => t(`agents.fraud.state.${id}`)}
            source="state"
          />,
          <TextInput key="account" alwaysOn label={t('agents.account')} resettable source="account" />,
        ]}
        resource="agent-signals"
      >
        <ConsoleTable>
          <Column short label={t('agents.fraud.at')} render={({ at }) => when(at)} />
          <Column
            label={t('agents.fraud.agent')}
            render={({ agent, merchant }) => <NamedLink account={agent} merchant={merchant} to="agents" />}
          />
          <Column
            label={t('agents.fraud.member')}
            render={({ member, merchant }) => <MemberLink account={member} bare merchant={merchant} />}
          />
          <Column
            label={t('agents.fraud.kind_label')}
            render={({ kind }) => t(`agents.fraud.kind.${kind}`)}
          />
          <Column
            label={t('agents.fraud.other')}
            render={({ merchant, other }) => <MemberLink account={other} bare merchant={merchant} />}
          />
          <Column
            label={t('agents.fraud.state_label')}
            render={({ decidedBy, state, why }) => (
              <Stack sx={{ alignItems: 'flex-start', display: 'inline-flex', gap: 0.5 }}>
                <Chip
                  color={state === 'open' ? 'warning' : 'default'}
                  label={t(`agents.fraud.state.${state}`)}
                  size="small"
                  variant="outlined"
                />
                {decidedBy !== null && (
                  <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }} variant="body2">
                    {[decidedBy, why].filter(Boolean).join(': ')}
                  </Typography>
                )}
              </Stack>
            )}
          />
          <Column
            bare
            label={t('agents.contracts.actions')}
            render={(signal) =>
              signal.state === 'open' && may(decideFraudSignal) ? (
                <Stack direction="row">
                  <Button
                    aria-label={`${t('agents.fraud.clear')} ${signal.agent} ${signal.member}`}
                    onClick={() => setPending({ signal, state: 'cleared' })}
                  >
                    {t('agents.fraud.clear')}
                  </Button>
                  <Button
                    aria-label={`${t('agents.fraud.confirm')} ${signal.agent} ${signal.member}`}
                    color="error"
                    onClick={() => setPending({ signal, state: 'confirmed' })}
                  >
                    {t('agents.fraud.confirm')}
                  </Button>
                </Stack>
              ) : null
            }
          />
        </ConsoleTable>
      </ConsoleList>
      {pending && (
        <WhyDialog
          action={t(pending.state === 'cleared' ? 'agents.fraud.clear' : 'agents.fraud.confirm')}
          close={() => setPending(undefined)}
          danger={pending.state === 'confirmed'}
          confirm={async (why) => {
            await call(decideFraudSignal, {
              params: { id: pending.signal.id },
              body: { state: pending.state, why },
            })
            refresh()
          }}
          text={t(pending.state === 'cleared' ? 'agents.fraud.clear_ask' : 'agents.fraud.confirm_ask', {
            agent: pending.signal.agent,
            member: pending.signal.member,
          })}
        />
      )}
    </>
  )
}
