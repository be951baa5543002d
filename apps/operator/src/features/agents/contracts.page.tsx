import { Button, Chip, Stack, Typography } from '@mui/material'
import { CONTRACT_STATES } from '@site/shared-api/contract/agent-contract'
import {
  answerConsoleContract,
  offerConsoleContract,
  type ConsoleContract,
} from '@site/shared-api/contract/agent-console'
import { CONTRACT_KINDS } from '@site/shared-api/contract/agent-fields'
import { useState } from 'react'
import { DataTable, SelectInput, TextInput, useRefresh, useTranslate } from 'react-admin'
import { BrandFilter } from '#brands/brand-filter.tsx'
import { call } from '#client/call.ts'
import { OfferDialog } from '#features/agents/offer-dialog.tsx'
import { rateText } from '#features/agents/rate-text.ts'
import { WhyDialog } from '#confirm/why-dialog.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { STACKED } from '#lists/stacked-table.ts'
import { useMay } from '#session/rights.ts'
import { useWhen } from '#when/when.ts'

const Column = ListColumn<ConsoleContract>
type Answer = 'accept' | 'refuse' | 'withdraw' | 'end'

/** What can be done with a contract of the brand as it stands. */
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
  const [asked, ask] = useState<{ readonly contract: ConsoleContract; readonly answer: Answer }>()
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
          <SelectInput
            key="kind"
            alwaysOn
            choices={CONTRACT_KINDS.map((id) => ({ id, name: t(`agents.kind.${id}`) }))}
            label={t('agents.contracts.kind')}
            source="kind"
            translateChoice={false}
          />,
          <SelectInput
            key="state"
            alwaysOn
            choices={CONTRACT_STATES.map((id) => ({ id, name: t(`agents.contracts.state.${id}`) }))}
            label={t('agents.contracts.state_label')}
            source="state"
            translateChoice={false}
          />,
          <TextInput key="account" alwaysOn label={t('agents.account')} resettable source="account" />,
        ]}
        resource="agent-contracts"
      >
        <DataTable<ConsoleContract> bulkActionButtons={false} rowClick={false} sx={STACKED}>
          <Column label={t('agents.contracts.offered')} render={({ offeredAt }) => when(offeredAt)} />
          <Column label={t('agents.account')} render={({ agent, merchant }) => `${merchant} / ${agent}`} />
          <Column
            label={t('agents.contracts.with')}
            render={({ upline }) => upline ?? t('agents.contracts.brand')}
          />
          <Column
            label={t('agents.contracts.kind')}
            render={({ kind, version }) => `${t(`agents.kind.${kind}`)} · ${version}`}
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
            render={({ state }) => (
              <Chip label={t(`agents.contracts.state.${state}`)} size="small" variant="outlined" />
            )}
          />
          <Column
            bare
            label={t('agents.contracts.actions')}
            render={(contract) => (
              <Stack direction="row">
                {may(answerConsoleContract) &&
                  answersOf(contract).map((answer) => (
                    <Button key={answer} onClick={() => ask({ contract, answer })}>
                      {t(`agents.contracts.answer.${answer}`)}
                    </Button>
                  ))}
              </Stack>
            )}
          />
        </DataTable>
      </ConsoleList>
      {isNew && <OfferDialog close={() => (setNew(false), refresh())} />}
      {asked && (
        <WhyDialog
          action={t(`agents.contracts.answer.${asked.answer}`)}
          close={() => ask(undefined)}
          confirm={async (why) => {
            await call(answerConsoleContract, {
              params: { id: asked.contract.id },
              body: { answer: asked.answer, why },
            })
            refresh()
          }}
          text={t('agents.ask', { account: asked.contract.agent })}
        />
      )}
    </>
  )
}

/** Steps of a contract, one a line. */
function Terms({ contract: { terms } }: { readonly contract: ConsoleContract }) {
  const t = useTranslate()
  return (
    <Stack>
      {terms.kind === 'dividend' && (
        <Typography variant="body2">{t(`agents.contracts.period.${terms.period}`)}</Typography>
      )}
      {terms.tiers.map(({ least, leastActive: active, rate }) => (
        <Typography key={least} variant="body2">
          {active === 0
            ? t('agents.contracts.tier', { least, rate: rateText(rate).replace(' %', '') })
            : t('agents.contracts.tier_active', { least, active, rate: rateText(rate).replace(' %', '') })}
        </Typography>
      ))}
    </Stack>
  )
}
