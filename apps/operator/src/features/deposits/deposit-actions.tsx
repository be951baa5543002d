import { Button, TextField } from '@mui/material'
import {
  askDeposit,
  refuseDeposit,
  settleDeposit,
  type ConsoleDepositDetail,
} from '@site/shared-api/contract/deposit-console'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'

interface Props {
  readonly deposit: ConsoleDepositDetail
  changed(): void
}
type DepositAction = 'ask' | 'settle' | 'refuse'

/** Asking the provider again, settling by hand, refusing; each after a question that says what it does. */
export function DepositActions({ deposit, changed }: Props) {
  const t = useTranslate()
  const { amount, currency, id, proposal, state, twoPeopleFrom, unclaimed } = deposit
  const hasUnclaimed = /[1-9]/.test(unclaimed)
  const [pending, setPending] = useState<DepositAction>()
  const [typed, setTyped] = useState('')
  const [why, setWhy] = useState('')
  /** What the order held when the dialog was opened: a second tap, or one after another operator, does nothing. */
  const [seen, setSeen] = useState(unclaimed)
  const open = (what: DepositAction): void => {
    setTyped(proposal?.amount ?? (hasUnclaimed ? unclaimed : amount))
    setWhy('')
    setSeen(unclaimed)
    setPending(what)
  }
  const actions = {
    ask: () => call(askDeposit, { params: { id } }),
    settle: () =>
      call(settleDeposit, {
        params: { id },
        body: { amount: typed.trim(), why: why.trim(), unclaimed: seen },
      }),
    refuse: () => call(refuseDeposit, { params: { id }, body: { why: why.trim(), unclaimed: seen } }),
  }
  const isOpen = ['starting', 'waiting', 'checking'].includes(state)
  const maySettle = hasUnclaimed || deposit.credited === null
  const mayRefuse = hasUnclaimed || isOpen
  return (
    <>
      <Button onClick={() => open('ask')} variant="outlined">
        {t('deposits.do.ask')}
      </Button>
      {maySettle && (
        <Button onClick={() => open('settle')} variant="contained">
          {t('deposits.do.settle')}
        </Button>
      )}
      {mayRefuse && (
        <Button color="error" onClick={() => open('refuse')} variant="outlined">
          {t(hasUnclaimed ? 'deposits.do.send_back' : 'deposits.do.refuse')}
        </Button>
      )}
      {pending && (
        <ConfirmDialog
          action={t(`deposits.do.${pending === 'refuse' && hasUnclaimed ? 'send_back' : pending}`)}
          close={() => setPending(undefined)}
          confirm={() => actions[pending]().finally(changed)}
          danger={pending === 'refuse'}
          disabled={pending !== 'ask' && why.trim() === ''}
          text={t(`deposits.sure.${pending === 'refuse' && hasUnclaimed ? 'send_back' : pending}`, {
            amount: `${unclaimed} ${currency}`,
            from: `${twoPeopleFrom} ${currency}`,
          })}
          title={t(`deposits.do.${pending === 'refuse' && hasUnclaimed ? 'send_back' : pending}`)}
        >
          {pending === 'settle' && (
            <TextField
              label={`${t('deposits.amount')} (${currency})`}
              onChange={({ target }) => setTyped(target.value)}
              slotProps={{ htmlInput: { inputMode: 'decimal' } }}
              sx={{ mt: 2 }}
              value={typed}
            />
          )}
          {pending !== 'ask' && (
            <TextField
              label={t('deposits.why')}
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
