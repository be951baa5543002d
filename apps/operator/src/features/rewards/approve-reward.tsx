import { FormControlLabel, Switch, TextField } from '@mui/material'
import { approveReward, type ReadReward } from '@site/shared-api/contract/promotion'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'
import { useRewardProblem } from '#features/rewards/use-reward-problem.ts'

interface Props {
  readonly reward: ReadReward
  close(): void
}

/** Approves with an amount, which is paid at once, or without one where the reward is no money. */
export function ApproveReward({ reward: { id, currency, member, state }, close }: Props) {
  const t = useTranslate()
  const explain = useRewardProblem()
  const [amount, setAmount] = useState('')
  const [pays, setPays] = useState(true)
  const isPayable = /^\d+(\.\d+)?$/.test(amount.trim()) && /[1-9]/.test(amount)
  return (
    <ConfirmDialog
      action={t(pays ? 'rewards.approve_and_pay' : 'rewards.approve')}
      close={close}
      confirm={() => call(approveReward, { params: { id }, body: { amount: pays ? amount.trim() : null } })}
      disabled={pays && !isPayable}
      explain={explain}
      text={t('rewards.ask_approve', { account: member.account })}
      title={t(state === 'applied' ? 'rewards.approve' : 'rewards.pay')}
    >
      {state === 'applied' && (
        <FormControlLabel
          control={<Switch checked={pays} onChange={(_event, checked) => setPays(checked)} />}
          label={t('rewards.with_money')}
          sx={{ mt: 2 }}
        />
      )}
      {pays && (
        <TextField
          autoFocus
          fullWidth
          helperText={t('rewards.amount_help', { currency })}
          label={t('rewards.amount')}
          onChange={({ target }) => setAmount(target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          sx={{ mt: 2 }}
          value={amount}
        />
      )}
    </ConfirmDialog>
  )
}
