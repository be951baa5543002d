import { MenuItem, Stack, TextField } from '@mui/material'
import { rerunAgents } from '@site/shared-api/contract/agent-console'
import { PAY_KINDS, type PayKind } from '@site/shared-api/contract/agent-fields'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFirstBrand } from '#brands/brand-filter.tsx'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'
import { useDescribe } from '#describe/use-describe.ts'

const LEAST_WHY = 3

interface Props {
  close(): void
}

/** Goes through a period again. */
export function RerunDialog({ close }: Props) {
  const t = useTranslate()
  const first = useFirstBrand()
  const brands = useDescribe()?.brands ?? []
  const [id] = useState(() => crypto.randomUUID())
  const [chosen, choose] = useState<string>()
  const [kind, setKind] = useState<PayKind>('daily')
  const [period, setPeriod] = useState('')
  const [why, setWhy] = useState('')
  const merchant = chosen ?? first ?? ''
  return (
    <ConfirmDialog
      action={t('agents.runs.rerun')}
      close={close}
      confirm={() =>
        call(rerunAgents, { body: { id, merchant, kind, period: period.trim(), why: why.trim() } })
      }
      disabled={period.trim() === '' || why.trim().length < LEAST_WHY}
      text={t('agents.runs.ask')}
      title={t('agents.runs.rerun')}
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
          label={t('agents.contracts.kind')}
          onChange={({ target }) => setKind(PAY_KINDS.find((one) => one === target.value) ?? 'daily')}
          select
          value={kind}
        >
          {PAY_KINDS.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`agents.kind.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          fullWidth
          helperText={t('agents.runs.period_how')}
          label={t('agents.pays.period')}
          onChange={({ target }) => setPeriod(target.value)}
          value={period}
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
