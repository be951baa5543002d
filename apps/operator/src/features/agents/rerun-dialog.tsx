import { Stack } from '@mui/material'
import { rerunAgents } from '@site/shared-api/contract/agent-pay-console'
import { PAY_KINDS, type PayKind } from '@site/shared-api/contract/agent-fields'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { BrandField, useChosenBrand } from '#brands/brand-field.tsx'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'
import { periodIn, type ChosenPeriod } from '#features/agents/period.ts'
import { PeriodFields } from '#features/agents/period-fields.tsx'
import { ChoiceField } from '#fields/choice-field.tsx'
import { isWhy, WhyField } from '#fields/why-field.tsx'

const FIRST: ChosenPeriod = { day: '', hour: '00', dividendPeriod: 'half-month' }

interface Props {
  close(): void
}

/** Goes through a period again. */
export function RerunDialog({ close }: Props) {
  const t = useTranslate()
  const [merchant, choose] = useChosenBrand()
  const [id] = useState(() => crypto.randomUUID())
  const [kind, setKind] = useState<PayKind>('daily')
  const [chosen, setChosen] = useState(FIRST)
  const [why, setWhy] = useState('')
  const period = periodIn(kind, chosen)
  return (
    <ConfirmDialog
      action={t('agents.runs.rerun')}
      close={close}
      confirm={() => call(rerunAgents, { body: { id, merchant, kind, period, why: why.trim() } })}
      disabled={period === '' || !isWhy(why)}
      text={t('agents.runs.ask')}
      title={t('agents.runs.rerun')}
    >
      <Stack sx={{ gap: 2, mt: 2 }}>
        <BrandField choose={choose} merchant={merchant} />
        <ChoiceField
          choices={PAY_KINDS}
          choose={setKind}
          label={t('agents.contracts.kind')}
          nameOf={(one) => t(`agents.kind.${one}`)}
          value={kind}
        />
        <PeriodFields change={setChosen} kind={kind} value={chosen} />
        <WhyField value={why} write={setWhy} />
      </Stack>
    </ConfirmDialog>
  )
}
