import { Button, TextField } from '@mui/material'
import {
  approveWithdrawal,
  askWithdrawal,
  refuseWithdrawal,
  sayWithdrawalOutcome,
  type ConsoleWithdrawalDetail,
} from '@site/shared-api/contract/withdraw-console'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'
import { OutcomeFields, type OutcomeInput } from '#features/withdrawals/outcome-fields.tsx'
import { useMay } from '#session/rights.ts'

interface Props {
  readonly withdrawal: ConsoleWithdrawalDetail
  changed(): void
}
type WithdrawalAction = 'approve' | 'refuse' | 'ask' | 'outcome'
const NOTHING_SAID: OutcomeInput = { outcome: 'not_paid', evidence: '', reference: '' }

/** Approving, refusing, asking the payment company, stating what became of a payout; each after a question that says what it does. */
export function WithdrawalActions({ changed, withdrawal }: Props) {
  const t = useTranslate()
  const may = useMay()
  const { approvals, attempts, currency, id, needed, net, outcomeNeeded, state } = withdrawal
  const isUnsent = state === 'paying' && attempts[0]?.state === 'ready'
  const [pending, setPending] = useState<WithdrawalAction>()
  const [why, setWhy] = useState('')
  const [said, setSaid] = useState(NOTHING_SAID)
  const open = (what: WithdrawalAction): void => {
    setWhy('')
    const proposal = attempts.find((attempt) => attempt.proposal)?.proposal
    setSaid(
      proposal
        ? { outcome: proposal.outcome, evidence: '', reference: proposal.reference ?? '' }
        : NOTHING_SAID,
    )
    setPending(what)
  }
  const actions = {
    approve: () => call(approveWithdrawal, { params: { id } }),
    refuse: () => call(refuseWithdrawal, { params: { id }, body: { why: why.trim() } }),
    ask: () => call(askWithdrawal, { params: { id } }),
    outcome: () => {
      const { evidence, outcome, reference } = said
      const named = outcome === 'paid' && reference.trim() !== '' ? { reference: reference.trim() } : {}
      return call(sayWithdrawalOutcome, {
        params: { id },
        body: { outcome, evidence: evidence.trim(), ...named },
      })
    },
  }
  const isLast = approvals.length + 1 >= needed
  const sure = pending === 'approve' && !isLast ? 'approve_first' : pending
  return (
    <>
      {state === 'waiting' && may(approveWithdrawal) && (
        <Button onClick={() => open('approve')} variant="contained">
          {t('withdrawals.do.approve')}
        </Button>
      )}
      {(state === 'waiting' || isUnsent) && (
        <Button color="error" onClick={() => open('refuse')} variant="outlined">
          {t('withdrawals.do.refuse')}
        </Button>
      )}
      {['paying', 'paid', 'failed'].includes(state) && may(askWithdrawal) && (
        <Button onClick={() => open('ask')} variant="outlined">
          {t('withdrawals.do.ask')}
        </Button>
      )}
      {outcomeNeeded && may(sayWithdrawalOutcome) && (
        <Button color="warning" onClick={() => open('outcome')} variant="contained">
          {t('withdrawals.do.outcome')}
        </Button>
      )}
      {pending && (
        <ConfirmDialog
          action={t(`withdrawals.do.${pending}`)}
          close={() => setPending(undefined)}
          confirm={() => actions[pending]().finally(changed)}
          danger={pending === 'refuse'}
          disabled={
            (pending === 'refuse' && why.trim() === '') ||
            (pending === 'outcome' && said.evidence.trim() === '')
          }
          text={t(`withdrawals.sure.${sure}`, { amount: `${net} ${currency}`, needed })}
          title={t(`withdrawals.do.${pending}`)}
        >
          {pending === 'outcome' && <OutcomeFields change={setSaid} input={said} />}
          {pending === 'refuse' && (
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
