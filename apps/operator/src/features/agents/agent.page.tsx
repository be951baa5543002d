import { Alert, Button, Stack, Typography } from '@mui/material'
import {
  appointAgent,
  listConsoleDownlines,
  moveAgent,
  readConsoleAgent,
  setAgentQuotas,
  setAgentRate,
  type ConsoleAgentDetail,
} from '@site/shared-api/contract/agent-console'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { AgentDialog, type AgentAction } from '#features/agents/agent-dialog.tsx'
import { NamedLink } from '#member-link/named-link.tsx'
import { rateText } from '#features/agents/rate-text.ts'
import { PartTable } from '#lists/part-table.tsx'
import { Facts } from '#facts/facts.tsx'
import { MemberWays } from '#member-link/member-ways.tsx'
import { useNamed } from '#member-link/use-named.ts'
import { PageHead } from '#layout/page-head.tsx'
import { Waiting } from '#layout/waiting.tsx'
import { useProblemText } from '#problems/problem-text.ts'
import { useMay } from '#session/rights.ts'
import { useWhen } from '#when/when.ts'

const ACTIONS = [
  ['rate', setAgentRate, 'agents.set_rate'],
  ['quotas', setAgentQuotas, 'agents.set_quotas'],
  ['move', moveAgent, 'agents.move'],
  ['appoint', appointAgent, 'agents.appoint'],
] as const
const DOWNLINES = 100

/** One member with upline, team, rate and quotas, and what can be changed of it. Looking is written down. */
export default function AgentPage() {
  const t = useTranslate()
  const may = useMay()
  const problemText = useProblemText()
  const { account, merchant } = useNamed()
  const [action, setAction] = useState<AgentAction>()
  const { data, error, refetch } = useQuery({
    queryKey: ['agent', merchant, account],
    queryFn: ({ signal }) => call(readConsoleAgent, { params: { merchant, account } }, { signal }),
    // Each asking is a line of the audit.
    refetchOnWindowFocus: false,
  })
  if (!data)
    return (
      <>
        <PageHead title={t('agents.one')} />
        {error ? <Alert severity="error">{problemText(error)}</Alert> : <Waiting />}
      </>
    )
  return (
    <>
      <PageHead title={`${t('agents.one')} ${data.account}`} about={t('members.looked')}>
        {ACTIONS.map(([what, record, label]) =>
          may(record) ? (
            <Button key={what} onClick={() => setAction(what)} variant="outlined">
              {t(label)}
            </Button>
          ) : null,
        )}
      </PageHead>
      <MemberWays account={data.account} at="agents" merchant={merchant} />
      <Stack sx={{ gap: 2 }}>
        <AgentFacts agent={data} />
        <AgentFigures agent={data} />
        <PartTable
          names={[t('agents.rate'), t('agents.used'), t('agents.most')]}
          rows={data.quotas.map(({ most, rate, used }) => ({
            key: String(rate),
            cells: [rateText(rate), String(used), String(most)],
          }))}
          title={t('agents.quotas')}
        />
        <Brought agent={data} />
      </Stack>
      {action !== undefined && (
        <AgentDialog
          agent={data}
          close={() => {
            setAction(undefined)
            void refetch()
          }}
          action={action}
        />
      )}
    </>
  )
}

/** Whom an agent brought, the first of them. */
function Brought({ agent: { account, downlines, merchant } }: { readonly agent: ConsoleAgentDetail }) {
  const t = useTranslate()
  const problemText = useProblemText()
  const { data, error } = useQuery({
    queryKey: ['agent-downlines', merchant, account],
    queryFn: ({ signal }) =>
      call(listConsoleDownlines, { params: { merchant, account }, query: { limit: DOWNLINES } }, { signal }),
  })
  if (!data) return error ? <Alert severity="error">{problemText(error)}</Alert> : <Waiting />
  return (
    <PartTable
      names={[t('agents.account'), t('agents.type_label'), t('agents.rate'), t('agents.team')]}
      rows={data.list.map((one) => ({
        key: one.account,
        cells: [
          <NamedLink key="link" account={one.account} bare merchant={merchant} to="agents" />,
          t(`agents.type.${one.type}`),
          rateText(one.rate),
          String(one.team),
        ],
      }))}
      title={`${t('agents.brought')} (${downlines})`}
    >
      {data.nextCursor !== null && (
        <Typography color="textSecondary" sx={{ mt: 1 }} variant="body2">
          {t('agents.first_of', { first: data.list.length, all: downlines })}
        </Typography>
      )}
    </PartTable>
  )
}

function AgentFacts({ agent }: { readonly agent: ConsoleAgentDetail }) {
  const t = useTranslate()
  const when = useWhen()
  return (
    <Facts
      facts={[
        [t('agents.account'), `${agent.merchant} / ${agent.account}`],
        [t('agents.nickname'), agent.nickname ?? '–'],
        [t('agents.type_label'), t(`agents.type.${agent.type}`)],
        [t('agents.path'), agent.path.join(' › ')],
        [
          t('agents.upline'),
          agent.upline === null ? (
            t('agents.nobody')
          ) : (
            <NamedLink key="upline" account={agent.upline} bare merchant={agent.merchant} to="agents" />
          ),
        ],
        [t('agents.rate'), rateText(agent.rate)],
        [t('agents.downlines'), String(agent.downlines)],
        [t('agents.team'), String(agent.team)],
        [t('agents.signals'), String(agent.signals)],
        [t('agents.links'), String(agent.links)],
        [
          t('agents.subs'),
          agent.subAccounts
            .map(({ account, type }) => `${account} (${t(`agents.type.${type}`)})`)
            .join(', ') || '–',
        ],
        [t('agents.joined'), when(agent.joinedAt)],
      ]}
    />
  )
}

const FIGURES = [
  ['members', 'agents.members'],
  ['newMembers', 'agents.new'],
  ['active', 'agents.active'],
  ['firstDeposits', 'agents.first_deposits'],
  ['deposits', 'agents.deposits'],
  ['withdrawals', 'agents.withdrawals'],
  ['turnover', 'agents.turnover'],
  ['winLoss', 'agents.win_loss'],
  ['bonus', 'agents.bonus'],
  ['rebate', 'agents.rebate'],
  ['commission', 'agents.commission'],
] as const

function AgentFigures({ agent }: { readonly agent: ConsoleAgentDetail }) {
  const t = useTranslate()
  const when = useWhen()
  const { asOf, currency, days, levels } = agent
  return (
    <PartTable
      names={[t('agents.figure'), ...levels.map(({ level }) => t(`agents.levels.${level}`))]}
      rows={FIGURES.map(([name, label]) => ({
        key: name,
        cells: [t(label), ...levels.map((level) => String(level[name]))],
      }))}
      title={t('agents.figures')}
    >
      <Typography color="textSecondary" sx={{ mt: 1 }} variant="body2">
        {t('agents.counted', { from: days.from, to: days.to, currency, at: when(asOf) })}
      </Typography>
    </PartTable>
  )
}
