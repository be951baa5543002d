import { FormControlLabel, Switch, TextField } from '@mui/material'
import { refuseReward, type ReadReward } from '@site/shared-api/contract/promotion'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'
import { useRewardProblem } from '#features/rewards/use-reward-problem.ts'

interface Props {
  readonly reward: ReadReward
  close(): void
}

/** Refuses with a reason that the member reads: in both languages, or one text as it is. */
export function RefuseReward({ reward: { id, member }, close }: Props) {
  const t = useTranslate()
  const explain = useRewardProblem()
  const [EN, setEnglish] = useState('')
  const [TY, setThai] = useState('')
  const [isOne, setOne] = useState(false)
  const isSaid = EN.trim() !== '' && (isOne || TY.trim() !== '')
  const reason = isOne ? { text: EN } : { EN, TY }
  return (
    <ConfirmDialog
      action={t('rewards.refuse')}
      close={close}
      confirm={() => call(refuseReward, { params: { id }, body: { reason } })}
      danger
      disabled={!isSaid}
      explain={explain}
      text={t('rewards.ask_refuse', { account: member.account })}
      title={t('rewards.refuse')}
    >
      <FormControlLabel
        control={<Switch checked={isOne} onChange={(_event, checked) => setOne(checked)} />}
        label={t('rewards.one_text')}
        sx={{ mt: 2 }}
      />
      <TextField
        fullWidth
        label={t(isOne ? 'rewards.reason' : 'rewards.reason_EN')}
        multiline
        onChange={({ target }) => setEnglish(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        sx={{ mt: 2 }}
        value={EN}
      />
      {!isOne && (
        <TextField
          fullWidth
          label={t('rewards.reason_TY')}
          multiline
          onChange={({ target }) => setThai(target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          sx={{ mt: 2 }}
          value={TY}
        />
      )}
    </ConfirmDialog>
  )
}
