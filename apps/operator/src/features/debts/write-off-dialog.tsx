import { Stack, TextField } from '@mui/material'
import { writeOffDebt, type ConsoleDebt } from '@site/shared-api/contract/debt'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'

interface Props {
  readonly debt: ConsoleDebt
  changed(): void
  close(): void
}

/** Gives up what a member owes; nothing is booked before a second person approves. */
export function WriteOffDialog({ changed, close, debt }: Props) {
  const t = useTranslate()
  const [amount, setAmount] = useState(debt.owed)
  const [why, setWhy] = useState('')
  return (
    <ConfirmDialog
      action={t('debts.write_off')}
      close={close}
      confirm={() =>
        call(writeOffDebt, {
          params: { id: debt.id },
          body: { amount: amount.trim(), why: why.trim() },
        }).then(changed)
      }
      danger
      disabled={amount.trim() === '' || why.trim() === ''}
      text={t('debts.sure_write_off', { account: debt.account })}
      title={t('debts.write_off')}
    >
      <Stack sx={{ gap: 2, mt: 2 }}>
        <TextField
          fullWidth
          label={`${t('debts.amount')} (${debt.currency})`}
          onChange={({ target }) => setAmount(target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          value={amount}
        />
        <TextField
          fullWidth
          label={t('debts.why')}
          multiline
          onChange={({ target }) => setWhy(target.value)}
          value={why}
        />
      </Stack>
    </ConfirmDialog>
  )
}
