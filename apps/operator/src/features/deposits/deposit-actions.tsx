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
type Asked = 'ask' | 'settle' | 'refuse'

/** Asking the provider again, settling by hand, refusing; each after a question that says what it does. */
export function DepositActions({ deposit, changed }: Props) {
  const t = useTranslate()
  const { amount, currency, id, proposal, state, twoPeopleFrom, unclaimed } = deposit
  const hasUnclaimed = /[1-9]/.test(unclaimed)
  const [asked, setAsked] = useState<Asked>()
  const [typed, setTyped] = useState('')
  const [why, setWhy] = useState('')
  /** What the order held when the dialog was opened: a second tap, or one after another operator, does nothing. */
  const [seen, setSeen] = useState(unclaimed)
  const open = (what: Asked): void => {
    setTyped(proposal?.amount ?? (hasUnclaimed ? unclaimed : amount))
    setWhy('')
    setSeen(unclaimed)
    setAsked(what)
  }
  const deeds = {
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
      {asked && (
        <ConfirmDialog
          action={t(`deposits.do.${asked === 'refuse' && hasUnclaimed ? 'send_back' : asked}`)}
          close={() => setAsked(undefined)}
          confirm={() => deeds[asked]().finally(changed)}
          danger={asked === 'refuse'}
          disabled={asked !== 'ask' && why.trim() === ''}
          text={t(`deposits.sure.${asked === 'refuse' && hasUnclaimed ? 'send_back' : asked}`, {
            amount: `${unclaimed} ${currency}`,
            from: `${twoPeopleFrom} ${currency}`,
          })}
          title={t(`deposits.do.${asked === 'refuse' && hasUnclaimed ? 'send_back' : asked}`)}
        >
          {asked === 'settle' && (
            <TextField
              label={`${t('deposits.amount')} (${currency})`}
              onChange={({ target }) => setTyped(target.value)}
              slotProps={{ htmlInput: { inputMode: 'decimal' } }}
              sx={{ mt: 2 }}
              value={typed}
            />
          )}
          {asked !== 'ask' && (
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
