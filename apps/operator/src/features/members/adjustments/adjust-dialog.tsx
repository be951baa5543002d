import { MenuItem, Stack, TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { askAdjustment } from '@site/shared-api/contract/adjustment'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'

const DIRECTIONS = ['give', 'take'] as const
type Direction = (typeof DIRECTIONS)[number]

interface Props {
  readonly merchant: string
  readonly account: string
  readonly currency: string
  readonly wallets: readonly { readonly walletId: string; readonly name: string; readonly balance: string }[]
  changed(): void
  close(): void
}

/** Requests another balance; nothing moves before another operator approves, and a second tap requests nothing more. */
export function AdjustDialog({ merchant, account, currency, wallets, changed, close }: Props) {
  const t = useTranslate()
  const queries = useQueryClient()
  const [id] = useState(() => crypto.randomUUID())
  const [direction, setDirection] = useState<Direction>('give')
  // Bonuses have rules of their own.
  const offered = wallets.filter(({ walletId }) => walletId !== 'BONUS')
  const [walletId, setWallet] = useState('MAIN')
  const [amount, setAmount] = useState('')
  const [why, setWhy] = useState('')
  const choices = offered.some((one) => one.walletId === 'MAIN')
    ? offered
    : [{ walletId: 'MAIN', name: t('adjustments.main'), balance: '0' }, ...offered]
  return (
    <ConfirmDialog
      action={t('adjustments.ask')}
      close={close}
      confirm={async () => {
        const body = { id, merchant, account, walletId, direction, amount: amount.trim(), why: why.trim() }
        await call(askAdjustment, { body })
        await queries.invalidateQueries({ queryKey: ['member-part', 'adjustments', merchant, account] })
        changed()
      }}
      disabled={amount.trim() === '' || why.trim() === ''}
      text={t('adjustments.sure_ask', { account })}
      title={t('members.do.adjust')}
    >
      <Stack sx={{ gap: 2, mt: 2 }}>
        <TextField
          fullWidth
          label={t('adjustments.direction')}
          onChange={({ target }) => setDirection(target.value === 'take' ? 'take' : 'give')}
          select
          value={direction}
        >
          {DIRECTIONS.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`adjustments.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          fullWidth
          label={t('adjustments.wallet')}
          onChange={({ target }) => setWallet(target.value)}
          select
          value={walletId}
        >
          {choices.map((wallet) => (
            <MenuItem key={wallet.walletId} value={wallet.walletId}>
              {`${wallet.name} (${wallet.balance} ${currency})`}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          fullWidth
          label={`${t('adjustments.amount')} (${currency})`}
          onChange={({ target }) => setAmount(target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          value={amount}
        />
        <TextField
          fullWidth
          helperText={t('adjustments.why_help')}
          label={t('adjustments.why')}
          multiline
          onChange={({ target }) => setWhy(target.value)}
          value={why}
        />
      </Stack>
    </ConfirmDialog>
  )
}
