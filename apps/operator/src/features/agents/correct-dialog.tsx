import { Stack } from '@mui/material'
import { correctAgentPay, type ConsolePay } from '@site/shared-api/contract/agent-pay-console'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'
import { periodText } from '#features/agents/period.ts'
import { ChoiceField } from '#fields/choice-field.tsx'
import { TextLine } from '#fields/text-line.tsx'
import { isWhy, WhyField } from '#fields/why-field.tsx'

const WAYS = ['add', 'take'] as const

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
  const { account, corrected, currency, id, kind, period } = pay
  return (
    <ConfirmDialog
      action={t('agents.pays.correct')}
      close={close}
      confirm={() =>
        call(correctAgentPay, {
          params: { id },
          body: { correctionId, way, amount: amount.trim(), why: why.trim() },
        })
      }
      danger={way === 'take'}
      disabled={amount.trim() === '' || !isWhy(why)}
      text={t('agents.pays.correct_ask', {
        account,
        amount: `${pay.amount} ${currency}`,
        corrected: `${corrected} ${currency}`,
        kind: t(`agents.kind.${kind}`),
        period: periodText(period),
      })}
      title={t('agents.pays.correct')}
    >
      <Stack sx={{ gap: 2, mt: 2 }}>
        <ChoiceField
          choices={WAYS}
          choose={choose}
          label={t('agents.pays.way')}
          nameOf={(one) => t(`agents.pays.ways.${one}`)}
          value={way}
        />
        <TextLine
          label={`${t('agents.pays.by_how_much')} (${currency})`}
          mode="decimal"
          value={amount}
          write={setAmount}
        />
        <WhyField value={why} write={setWhy} />
      </Stack>
    </ConfirmDialog>
  )
}
