import { Button, Chip, Stack, Typography } from '@mui/material'
import { CONTRACT_STATES } from '@site/shared-api/contract/agent-contract'
import {
  answerConsoleContract,
  offerConsoleContract,
  type ConsoleContract,
} from '@site/shared-api/contract/agent-contract-console'
import { CONTRACT_KINDS } from '@site/shared-api/contract/agent-fields'
import { useState } from 'react'
import { TextInput, useRefresh, useTranslate } from 'react-admin'
import { BrandFilter } from '#brands/brand-filter.tsx'
import { call } from '#client/call.ts'
import { WhyDialog } from '#confirm/why-dialog.tsx'
import { NamedLink } from '#member-link/named-link.tsx'
import { OfferDialog } from '#features/agents/offer-dialog.tsx'
import { percentOf } from '#features/agents/rate-text.ts'
import { PageHead } from '#layout/page-head.tsx'
import { ChoiceFilter } from '#lists/choice-filter.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ConsoleTable } from '#lists/console-table.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { useMay } from '#session/rights.ts'
import { useWhen } from '#when/when.ts'

const Column = ListColumn<ConsoleContract>
type Answer = 'accept' | 'refuse' | 'withdraw' | 'end'

/** What can be done with a contract of the brand in its state. */
function answersOf({ isOurs, state, upline }: ConsoleContract): readonly Answer[] {
  if (state === 'accepted') return ['end']
  if (state !== 'offered' || upline !== null) return []
  return isOurs ? ['accept', 'refuse'] : ['withdraw']
}

/** Contracts of agents with the brand and with uplines; operators offer, answer and end them (PLT-09). */
export default function ContractsPage() {
  const t = useTranslate()
  const may = useMay()
  const when = useWhen()
  const refresh = useRefresh()
  const [isNew, setNew] = useState(false)
  const [pending, setPending] = useState<{ readonly contract: ConsoleContract; readonly answer: Answer }>()
  return (
    <>
      <PageHead title={t('agents.contracts.title')} about={t('agents.contracts.about')}>
        {may(offerConsoleContract) && (
          <Button onClick={() => setNew(true)} variant="contained">
            {t('agents.contracts.offer')}
          </Button>
        )}
      </PageHead>
      <ConsoleList
        filters={[
          <BrandFilter key="merchant" alwaysOn source="merchant" validate={[]} />,
          <ChoiceFilter
            key="kind"
            alwaysOn
            choices={CONTRACT_KINDS}
            label={t('agents.contracts.kind')}
            nameOf={(id) => t(`agents.kind.${id}`)}
            source="kind"
          />,
          <ChoiceFilter
            key="state"
            alwaysOn
            choices={CONTRACT_STATES}
            label={t('agents.contracts.state_label')}
            nameOf={(id) => t(`agents.contracts.state.${id}`)}
            source="state"
          />,
          <TextInput key="account" alwaysOn label={t('agents.account')} resettable source="account" />,
        ]}
        resource="agent-contracts"
      >
        <ConsoleTable>
          <Column short label={t('agents.contracts.offered')} render={({ offeredAt }) => when(offeredAt)} />
          <Column
            label={t('agents.account')}
            render={({ agent, merchant }) => <NamedLink account={agent} merchant={merchant} to="agents" />}
          />
          <Column
            label={t('agents.contracts.with')}
            render={({ merchant, upline }) =>
              upline === null ? (
                t('agents.contracts.brand')
              ) : (
                <NamedLink account={upline} bare merchant={merchant} to="agents" />
              )
            }
          />
          <Column
            label={t('agents.contracts.kind')}
            render={({ kind, version }) =>
              `${t(`agents.kind.${kind}`)} · ${t('agents.contracts.numbered', { version })}`
            }
          />
          <Column label={t('agents.contracts.terms')} render={(contract) => <Terms contract={contract} />} />
          <Column
            label={t('agents.contracts.from')}
            render={({ effectiveFrom, endedOn }) =>
              endedOn === null
                ? effectiveFrom
                : `${effectiveFrom} ${t('agents.contracts.until', { day: endedOn })}`
            }
          />
          <Column
            label={t('agents.contracts.state_label')}
            render={(contract) => <State contract={contract} />}
          />
          <Column
            bare
            label={t('agents.contracts.actions')}
            render={(contract) => (
              <Stack direction="row">
                {may(answerConsoleContract) &&
                  answersOf(contract).map((answer) => (
                    <Button
                      key={answer}
                      aria-label={`${t(`agents.contracts.answer.${answer}`)} ${contract.agent} ${t(`agents.kind.${contract.kind}`)} ${contract.version}`}
                      color={answer === 'accept' ? 'primary' : 'error'}
                      onClick={() => setPending({ contract, answer })}
                    >
                      {t(`agents.contracts.answer.${answer}`)}
                    </Button>
                  ))}
              </Stack>
            )}
          />
        </ConsoleTable>
      </ConsoleList>
      {isNew && <OfferDialog close={() => (setNew(false), refresh())} />}
      {pending && (
        <WhyDialog
          action={t(`agents.contracts.answer.${pending.answer}`)}
          close={() => setPending(undefined)}
          confirm={async (why) => {
            await call(answerConsoleContract, {
              params: { id: pending.contract.id },
              body: { answer: pending.answer, why },
            })
            refresh()
          }}
          danger={pending.answer !== 'accept'}
          text={t(`agents.contracts.sure.${pending.answer}`, {
            account: pending.contract.agent,
            kind: t(`agents.kind.${pending.contract.kind}`),
          })}
        />
      )}
    </>
  )
}

/** The state of a contract, with the note of the offer and the reason of the answer. */
function State({ contract: { note, state, why } }: { readonly contract: ConsoleContract }) {
  const t = useTranslate()
  return (
    <Stack sx={{ alignItems: 'flex-start', display: 'inline-flex', gap: 0.5 }}>
      <Chip
        color={state === 'offered' ? 'warning' : state === 'accepted' ? 'success' : 'default'}
        label={t(`agents.contracts.state.${state}`)}
        size="small"
        variant="outlined"
      />
      {[note, why].filter(Boolean).map((text) => (
        <Typography key={text} color="textSecondary" sx={{ overflowWrap: 'anywhere' }} variant="body2">
          {text}
        </Typography>
      ))}
    </Stack>
  )
}

/** Steps of a contract, one a line. */
function Terms({ contract: { currency, terms } }: { readonly contract: ConsoleContract }) {
  const t = useTranslate()
  return (
    <Stack>
      {terms.kind === 'dividend' && (
        <Typography variant="body2">{t(`agents.contracts.period.${terms.period}`)}</Typography>
      )}
      {terms.tiers.map(({ least, leastActive: active, rate }) => (
        <Typography key={least} variant="body2">
          {t(active === 0 ? 'agents.contracts.tier' : 'agents.contracts.tier_active', {
            active,
            least: `${least} ${currency}`,
            rate: percentOf(rate),
          })}
        </Typography>
      ))}
    </Stack>
  )
}
