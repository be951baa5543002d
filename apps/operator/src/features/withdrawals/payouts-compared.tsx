import { Alert, Typography } from '@mui/material'
import { reconcileWithdrawals } from '@site/shared-api/contract/withdraw-console'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { DayComparison } from '#comparison/day-comparison.tsx'

/** The payouts of a day by our records and by the payment companies'. */
export function PayoutsCompared() {
  const t = useTranslate()
  return (
    <DayComparison
      name="reconcile-withdrawals"
      title={t('withdrawals.compare')}
      about={t('withdrawals.compare_about')}
      ask={(query, signal) => call(reconcileWithdrawals, { query }, { signal })}
    >
      {({ compared, differences, silent }) => (
        <>
          <Alert severity={differences.length === 0 ? 'success' : 'warning'}>
            {t(differences.length > 0 ? 'rounds.compared_apart' : 'rounds.compared_same', {
              compared: Object.values(compared).reduce((sum, count) => sum + count, 0),
              differences: differences.length,
            })}
            {silent.length > 0 && ` ${t('rounds.silent', { names: silent.join(', ') })}`}
          </Alert>
          {differences.map(({ ours, provider, receipt, theirs }) => (
            <Typography key={`${provider} ${receipt}`} variant="body2">
              {`${provider} ${receipt}: ${t('rounds.ours')} ${ours ?? '–'}, ${t('rounds.theirs')} ${theirs ?? '–'}`}
            </Typography>
          ))}
        </>
      )}
    </DayComparison>
  )
}
