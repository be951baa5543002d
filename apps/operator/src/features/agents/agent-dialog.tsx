import { Stack } from '@mui/material'
import {
  appointAgent,
  moveAgent,
  setAgentQuotas,
  setAgentRate,
  type ConsoleAgentDetail,
} from '@site/shared-api/contract/agent-console'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'
import { percentOf, rateIn } from '#features/agents/rate-text.ts'
import { RowsField, type Written } from '#features/agents/rows-field.tsx'
import { ChoiceField } from '#fields/choice-field.tsx'
import { TextLine } from '#fields/text-line.tsx'
import { isWhy, WhyField } from '#fields/why-field.tsx'

export type AgentAction = 'rate' | 'quotas' | 'move' | 'appoint'

const TYPES = ['0', '1', '2'] as const
type TypeText = (typeof TYPES)[number]
const MOST_QUOTAS = 30
const WHOLE = /^\d{1,5}$/
const TITLES: Readonly<Record<AgentAction, string>> = {
  rate: 'agents.set_rate',
  quotas: 'agents.set_quotas',
  move: 'agents.move',
  appoint: 'agents.appoint',
}

interface Props {
  readonly agent: ConsoleAgentDetail
  readonly action: AgentAction
  close(): void
}

/** Quotas as they were written: a rate, and how many; undefined while one of them is none. */
function quotasIn(rows: readonly Written[]): { rate: number; most: number }[] | undefined {
  const quotas = rows.flatMap(([percent = '', most = '']) => {
    const rate = rateIn(percent)
    return rate === undefined || rate === 0 || !WHOLE.test(most.trim()) ? [] : [{ rate, most: Number(most) }]
  })
  return quotas.length === rows.length ? quotas : undefined
}

/** Changes one thing of an agent, with a reason. */
export function AgentDialog({ agent, close, action: deed }: Props) {
  const t = useTranslate()
  const [why, setWhy] = useState('')
  const [percent, setPercent] = useState(percentOf(agent.rate))
  const [upline, setUpline] = useState(agent.upline ?? '')
  const [type, setType] = useState<TypeText>(TYPES.find((one) => Number(one) === agent.type) ?? '0')
  const [rows, setRows] = useState<readonly Written[]>(() =>
    agent.quotas.map(({ most, rate }) => [percentOf(rate), String(most)]),
  )
  const title = t(TITLES[deed])
  const params = { merchant: agent.merchant, account: agent.account }
  const rate = rateIn(percent)
  const quotas = quotasIn(rows)
  const isReady = (deed !== 'rate' || rate !== undefined) && (deed !== 'quotas' || quotas !== undefined)
  const send = (): Promise<unknown> => {
    const reason = why.trim()
    if (deed === 'rate') return call(setAgentRate, { params, body: { rate: rate ?? 0, why: reason } })
    if (deed === 'quotas')
      return call(setAgentQuotas, { params, body: { quotas: quotas ?? [], why: reason } })
    if (deed === 'move')
      return call(moveAgent, {
        params,
        body: { upline: upline.trim() === '' ? null : upline.trim(), why: reason },
      })
    return call(appointAgent, {
      params,
      body: { type: type === '0' ? 0 : type === '1' ? 1 : 2, why: reason },
    })
  }
  return (
    <ConfirmDialog
      action={title}
      close={close}
      confirm={send}
      disabled={!isReady || !isWhy(why)}
      text={t('agents.ask', { account: agent.account })}
      title={title}
    >
      <Stack sx={{ gap: 2, mt: 2 }}>
        {deed === 'rate' && (
          <TextLine
            help={t('agents.rate_how')}
            label={t('agents.rate_percent')}
            mode="decimal"
            value={percent}
            write={setPercent}
          />
        )}
        {deed === 'quotas' && (
          <RowsField
            add={t('agents.add_quota')}
            change={setRows}
            help={t('agents.quotas_how')}
            legend={t('agents.quotas')}
            most={MOST_QUOTAS}
            names={[t('agents.rate_percent'), t('agents.how_many')]}
            rows={rows}
          />
        )}
        {deed === 'move' && (
          <TextLine
            help={t('agents.move_how')}
            label={t('agents.new_upline')}
            value={upline}
            write={setUpline}
          />
        )}
        {deed === 'appoint' && (
          <ChoiceField
            choices={TYPES}
            choose={setType}
            label={t('agents.type_label')}
            nameOf={(one) => t(`agents.type.${one}`)}
            value={type}
          />
        )}
        <WhyField value={why} write={setWhy} />
      </Stack>
    </ConfirmDialog>
  )
}
