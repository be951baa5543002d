import { MenuItem, Stack, TextField } from '@mui/material'
import { correctAgentPay, type ConsolePay } from '@site/shared-api/contract/agent-console'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'

const WAYS = ['add', 'take'] as const
const LEAST_WHY = 3

interface Props {
  readonly pay: ConsolePay
  close(): void
}

/** Adds to a payment, or takes of it; a second try changes nothing more. */
export function CorrectDialog({ close, pay }: Props) {
  const t = useTranslate()
  const [correctionId] = useState(() => crypto.randomUUID())
  const [way, choose] = useState<(typeof WAYS)[number]>('add')
  const [amount, setAmount] = useState('')
  const [why, setWhy] = useState('')
  return (
    <ConfirmDialog
      action={t('agents.pays.correct')}
      close={close}
      confirm={() =>
        call(correctAgentPay, {
          params: { id: pay.id },
          body: { correctionId, way, amount: amount.trim(), why: why.trim() },
        })
      }
      danger={way === 'take'}
      disabled={amount.trim() === '' || why.trim().length < LEAST_WHY}
      text={t('agents.pays.correct_ask', {
        account: pay.account,
        kind: t(`agents.kind.${pay.kind}`),
        period: pay.period,
      })}
      title={t('agents.pays.correct')}
    >
      <Stack sx={{ gap: 2, mt: 2 }}>
        <TextField
          fullWidth
          label={t('agents.pays.way')}
          onChange={({ target }) => choose(WAYS.find((one) => one === target.value) ?? 'add')}
          select
          value={way}
        >
          {WAYS.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`agents.pays.ways.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          fullWidth
          label={`${t('agents.pays.amount')} (${pay.currency})`}
          onChange={({ target }) => setAmount(target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          value={amount}
        />
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
