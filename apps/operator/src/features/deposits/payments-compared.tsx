import { Alert, Button, Card, CardContent, Stack, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { reconcileDeposits } from '@site/shared-api/contract/deposit-console'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { useProblemText } from '#problems/problem-text.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The payments of a day as we and their providers tell them; asked when the button is pressed. */
export function PaymentsCompared() {
  const t = useTranslate()
  const problemText = useProblemText()
  const [day, setDay] = useState(() => new Date().toISOString().slice(0, 10))
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['reconcile-deposits', day],
    enabled: false,
    queryFn: ({ signal }) => {
      const from = new Date(`${day}T00:00:00`)
      const to = new Date(from.getTime() + DAY_MS)
      return call(
        reconcileDeposits,
        { query: { from: from.toISOString(), to: to.toISOString() } },
        { signal },
      )
    },
  })
  const compared = Object.values(data?.compared ?? {}).reduce((sum, count) => sum + count, 0)
  return (
    <Card sx={{ mt: 3 }}>
      <CardContent>
        <Typography variant="h2">{t('deposits.compare')}</Typography>
        <Typography color="textSecondary" variant="body2">
          {t('deposits.compare_about')}
        </Typography>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1, my: 1 }}>
          <TextField
            fullWidth={false}
            label={t('rounds.day')}
            onChange={({ target }) => setDay(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
            type="date"
            value={day}
          />
          <Button
            disabled={day === ''}
            loading={isFetching}
            onClick={() => void refetch()}
            variant="outlined"
          >
            {t('rounds.do_compare')}
          </Button>
        </Stack>
        {error && <Alert severity="error">{problemText(error)}</Alert>}
        {data && (
          <Alert severity={data.differences.length === 0 ? 'success' : 'warning'}>
            {t('rounds.compared', { compared, smart_count: data.differences.length })}
            {data.silent.length > 0 && ` ${t('rounds.silent', { names: data.silent.join(', ') })}`}
          </Alert>
        )}
        {data?.differences.map(({ ours, provider, receipt, theirs }) => (
          <Typography key={`${provider} ${receipt}`} variant="body2">
            {`${provider} ${receipt}: ${t('rounds.ours')} ${ours ?? '–'}, ${t('rounds.theirs')} ${theirs ?? '–'}`}
          </Typography>
        ))}
      </CardContent>
    </Card>
  )
}
