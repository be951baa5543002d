import { MenuItem, Stack, TextField } from '@mui/material'
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

export type AgentDeed = 'rate' | 'quotas' | 'move' | 'appoint'

const LEAST_WHY = 3
const TYPES = [0, 1, 2] as const
const TITLES: Readonly<Record<AgentDeed, string>> = {
  rate: 'agents.set_rate',
  quotas: 'agents.set_quotas',
  move: 'agents.move',
  appoint: 'agents.appoint',
}

interface Props {
  readonly agent: ConsoleAgentDetail
  readonly deed: AgentDeed
  close(): void
}

/** Quotas as they are written: a rate and how many, one a line. */
function quotasIn(text: string): { rate: number; most: number }[] {
  return text
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([rate]) => rate !== undefined && rate > 0)
    .map(([rate = 0, most = 0]) => ({ rate, most }))
}

/** Changes one thing of an agent, with a reason. */
export function AgentDialog({ agent, close, deed }: Props) {
  const t = useTranslate()
  const [why, setWhy] = useState('')
  const [value, setValue] = useState(() => beginning(agent, deed))
  const title = t(TITLES[deed])
  const params = { merchant: agent.merchant, account: agent.account }
  const send = (): Promise<unknown> => {
    const reason = why.trim()
    if (deed === 'rate') return call(setAgentRate, { params, body: { rate: Number(value), why: reason } })
    if (deed === 'quotas')
      return call(setAgentQuotas, { params, body: { quotas: quotasIn(value), why: reason } })
    if (deed === 'move')
      return call(moveAgent, {
        params,
        body: { upline: value.trim() === '' ? null : value.trim(), why: reason },
      })
    const type = TYPES.find((one) => String(one) === value) ?? 0
    return call(appointAgent, { params, body: { type, why: reason } })
  }
  const field = {
    fullWidth: true,
    label: title,
    onChange: ({ target }: { target: { value: string } }) => setValue(target.value),
    value,
  }
  return (
    <ConfirmDialog
      action={title}
      close={close}
      confirm={send}
      disabled={why.trim().length < LEAST_WHY}
      text={t('agents.ask', { account: agent.account })}
      title={title}
    >
      <Stack sx={{ gap: 2, mt: 2 }}>
        {deed === 'rate' && (
          <TextField
            {...field}
            helperText={t('agents.rate_how')}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
        )}
        {deed === 'quotas' && (
          <TextField {...field} helperText={t('agents.quotas_how')} minRows={3} multiline />
        )}
        {deed === 'move' && <TextField {...field} helperText={t('agents.move_how')} />}
        {deed === 'appoint' && (
          <TextField {...field} select>
            {TYPES.map((one) => (
              <MenuItem key={one} value={String(one)}>
                {t(`agents.type.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
        <TextField
          fullWidth
          label={t('agents.why')}
          onChange={({ target }) => setWhy(target.value)}
          value={why}
        />
      </Stack>
    </ConfirmDialog>
  )
}

function beginning(agent: ConsoleAgentDetail, deed: AgentDeed): string {
  if (deed === 'rate') return String(agent.rate)
  if (deed === 'quotas') return agent.quotas.map(({ most, rate }) => `${rate} ${most}`).join('\n')
  return deed === 'move' ? (agent.upline ?? '') : String(agent.type)
}
