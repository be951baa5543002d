import { Button, TextField } from '@mui/material'
import {
  approveWithdrawal,
  askWithdrawal,
  refuseWithdrawal,
  type ConsoleWithdrawalDetail,
} from '@site/shared-api/contract/withdraw-console'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'
import { useMay } from '#session/rights.ts'

interface Props {
  readonly withdrawal: ConsoleWithdrawalDetail
  changed(): void
}
type Asked = 'approve' | 'refuse' | 'ask'

/** Approving, refusing, asking the payment company; each after a question that says what it does. */
export function WithdrawalActions({ changed, withdrawal }: Props) {
  const t = useTranslate()
  const may = useMay()
  const { approvals, currency, id, needed, net, state } = withdrawal
  const [asked, setAsked] = useState<Asked>()
  const [why, setWhy] = useState('')
  const open = (what: Asked): void => {
    setWhy('')
    setAsked(what)
  }
  const deeds = {
    approve: () => call(approveWithdrawal, { params: { id } }),
    refuse: () => call(refuseWithdrawal, { params: { id }, body: { why: why.trim() } }),
    ask: () => call(askWithdrawal, { params: { id } }),
  }
  const isLast = approvals.length + 1 >= needed
  const sure = asked === 'approve' && !isLast ? 'approve_first' : asked
  return (
    <>
      {state === 'waiting' && may(approveWithdrawal) && (
        <Button onClick={() => open('approve')} variant="contained">
          {t('withdrawals.do.approve')}
        </Button>
      )}
      {state === 'waiting' && (
        <Button color="error" onClick={() => open('refuse')} variant="outlined">
          {t('withdrawals.do.refuse')}
        </Button>
      )}
      {['paying', 'paid', 'failed'].includes(state) && may(askWithdrawal) && (
        <Button onClick={() => open('ask')} variant="outlined">
          {t('withdrawals.do.ask')}
        </Button>
      )}
      {asked && (
        <ConfirmDialog
          action={t(`withdrawals.do.${asked}`)}
          close={() => setAsked(undefined)}
          confirm={() => deeds[asked]().finally(changed)}
          danger={asked === 'refuse'}
          disabled={asked === 'refuse' && why.trim() === ''}
          text={t(`withdrawals.sure.${sure}`, { amount: `${net} ${currency}`, needed })}
          title={t(`withdrawals.do.${asked}`)}
        >
          {asked === 'refuse' && (
            <TextField
              label={t('withdrawals.why')}
              multiline
              onChange={({ target }) => setWhy(target.value)}
              sx={{ mt: 2 }}
              value={why}
            />
          )}
        </ConfirmDialog>
      )}
    </>
  )
}
