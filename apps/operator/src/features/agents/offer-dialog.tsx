import { MenuItem, Stack, TextField } from '@mui/material'
import { offerConsoleContract } from '@site/shared-api/contract/agent-console'
import {
  CONTRACT_KINDS,
  DIVIDEND_PERIODS,
  type ContractKind,
  type ContractTerms,
  type DividendPeriod,
} from '@site/shared-api/contract/agent-fields'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFirstBrand } from '#brands/brand-filter.tsx'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'
import { useDescribe } from '#describe/use-describe.ts'

interface Props {
  close(): void
}

/** Steps as they are written: least amount, active members, rate, one a line. */
function tiersIn(text: string): ContractTerms['tiers'] {
  return text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([least]) => least !== undefined && least !== '')
    .map(([least = '0', active = '0', rate = '0']) => ({
      least,
      leastActive: Number(active),
      rate: Number(rate),
    }))
}

/** Offers an agent a contract with the brand; a second try offers no second one. */
export function OfferDialog({ close }: Props) {
  const t = useTranslate()
  const first = useFirstBrand()
  const brands = useDescribe()?.brands ?? []
  const [id] = useState(() => crypto.randomUUID())
  const [chosen, choose] = useState<string>()
  const [account, setAccount] = useState('')
  const [kind, setKind] = useState<ContractKind>('daily')
  const [period, setPeriod] = useState<DividendPeriod>('half-month')
  const [tiers, setTiers] = useState('')
  const [note, setNote] = useState('')
  const merchant = chosen ?? first ?? ''
  const steps = tiersIn(tiers)
  const terms: ContractTerms = kind === 'dividend' ? { kind, period, tiers: steps } : { kind, tiers: steps }
  return (
    <ConfirmDialog
      action={t('agents.contracts.offer')}
      close={close}
      confirm={() =>
        call(offerConsoleContract, {
          body: { id, merchant, account: account.trim(), terms, note: note.trim() },
        })
      }
      disabled={account.trim() === '' || steps.length === 0}
      text={t('agents.contracts.ask')}
      title={t('agents.contracts.offer')}
    >
      <Stack sx={{ gap: 2, mt: 2 }}>
        <TextField
          fullWidth
          label={t('brand.one')}
          onChange={({ target }) => choose(target.value)}
          select
          value={merchant}
        >
          {brands.map((brand) => (
            <MenuItem key={brand.merchant} value={brand.merchant}>
              {brand.name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          fullWidth
          label={t('agents.account')}
          onChange={({ target }) => setAccount(target.value)}
          value={account}
        />
        <TextField
          fullWidth
          label={t('agents.contracts.kind')}
          onChange={({ target }) => setKind(CONTRACT_KINDS.find((one) => one === target.value) ?? 'daily')}
          select
          value={kind}
        >
          {CONTRACT_KINDS.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`agents.kind.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        {kind === 'dividend' && (
          <TextField
            fullWidth
            label={t('agents.contracts.period_label')}
            onChange={({ target }) =>
              setPeriod(DIVIDEND_PERIODS.find((one) => one === target.value) ?? 'half-month')
            }
            select
            value={period}
          >
            {DIVIDEND_PERIODS.map((one) => (
              <MenuItem key={one} value={one}>
                {t(`agents.contracts.period.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
        <TextField
          fullWidth
          helperText={t('agents.contracts.tiers_how')}
          label={t('agents.contracts.tiers')}
          minRows={3}
          multiline
          onChange={({ target }) => setTiers(target.value)}
          value={tiers}
        />
        <TextField
          fullWidth
          label={t('agents.contracts.note')}
          onChange={({ target }) => setNote(target.value)}
          value={note}
        />
      </Stack>
    </ConfirmDialog>
  )
}
