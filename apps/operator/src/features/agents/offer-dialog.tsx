import { Stack } from '@mui/material'
import { offerConsoleContract } from '@site/shared-api/contract/agent-contract-console'
import {
  CONTRACT_KINDS,
  DIVIDEND_PERIODS,
  type ContractKind,
  type ContractTerms,
  type DividendPeriod,
} from '@site/shared-api/contract/agent-fields'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { BrandField, useChosenBrand } from '#brands/brand-field.tsx'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'
import { rateIn } from '#features/agents/rate-text.ts'
import { RowsField, type Written } from '#features/agents/rows-field.tsx'
import { ChoiceField } from '#fields/choice-field.tsx'
import { TextLine } from '#fields/text-line.tsx'

const MOST_STEPS = 12
const WHOLE = /^\d{1,7}$/

interface Props {
  close(): void
}

/** Steps as they were written: least amount, active members, rate; undefined while one of them is none. */
function stepsIn(rows: readonly Written[]): ContractTerms['tiers'] | undefined {
  const steps = rows.flatMap(([least = '', active = '', percent = '']) => {
    const rate = rateIn(percent)
    const members = active.trim() === '' ? '0' : active.trim()
    return least.trim() === '' || rate === undefined || rate === 0 || !WHOLE.test(members)
      ? []
      : [{ least: least.trim(), leastActive: Number(members), rate }]
  })
  return steps.length > 0 && steps.length === rows.length ? steps : undefined
}

/** Offers an agent a contract with the brand; a second try offers no second one. */
export function OfferDialog({ close }: Props) {
  const t = useTranslate()
  const [merchant, choose] = useChosenBrand()
  const [id] = useState(() => crypto.randomUUID())
  const [account, setAccount] = useState('')
  const [kind, setKind] = useState<ContractKind>('daily')
  const [period, setPeriod] = useState<DividendPeriod>('half-month')
  const [rows, setRows] = useState<readonly Written[]>([['', '', '']])
  const [note, setNote] = useState('')
  const steps = stepsIn(rows)
  const send = async (): Promise<void> => {
    if (!steps) return
    const terms: ContractTerms = kind === 'dividend' ? { kind, period, tiers: steps } : { kind, tiers: steps }
    await call(offerConsoleContract, {
      body: { id, merchant, account: account.trim(), terms, note: note.trim() },
    })
  }
  return (
    <ConfirmDialog
      action={t('agents.contracts.offer')}
      close={close}
      confirm={send}
      disabled={account.trim() === '' || !steps}
      text={t('agents.contracts.ask')}
      title={t('agents.contracts.offer')}
    >
      <Stack sx={{ gap: 2, mt: 2 }}>
        <BrandField choose={choose} merchant={merchant} />
        <TextLine label={t('agents.account')} value={account} write={setAccount} />
        <ChoiceField
          choices={CONTRACT_KINDS}
          choose={setKind}
          help={t(`agents.contracts.kind_help.${kind}`)}
          label={t('agents.contracts.kind')}
          nameOf={(one) => t(`agents.kind.${one}`)}
          value={kind}
        />
        {kind === 'dividend' && (
          <ChoiceField
            choices={DIVIDEND_PERIODS}
            choose={setPeriod}
            label={t('agents.contracts.period_label')}
            nameOf={(one) => t(`agents.contracts.period.${one}`)}
            value={period}
          />
        )}
        <RowsField
          add={t('agents.contracts.add_step')}
          change={setRows}
          help={t('agents.contracts.steps_help')}
          legend={t('agents.contracts.tiers')}
          most={MOST_STEPS}
          names={['least', 'active', 'rate'].map((name) => t(`agents.contracts.step.${name}`))}
          rows={rows}
        />
        <TextLine label={t('agents.contracts.note')} long value={note} write={setNote} />
      </Stack>
    </ConfirmDialog>
  )
}
