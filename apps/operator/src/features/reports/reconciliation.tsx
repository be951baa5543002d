import {
  Alert,
  Button,
  Card,
  CardContent,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { reconcileRounds } from '@site/shared-api/contract/reconcile'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { ValueText } from '#difference/value-text.tsx'
import { STACKED } from '#lists/stacked-table.ts'
import { useProblemText } from '#problems/problem-text.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The rounds of a day as we and their providers tell them; asked when the button is pressed, as providers are asked in turn. */
export function Reconciliation() {
  const t = useTranslate()
  const problemText = useProblemText()
  const [day, setDay] = useState(() => new Date().toISOString().slice(0, 10))
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['reconcile', day],
    enabled: false,
    queryFn: ({ signal }) => {
      const from = new Date(`${day}T00:00:00`)
      const to = new Date(Math.min(from.getTime() + DAY_MS, Date.now()))
      return call(reconcileRounds, { query: { from: from.toISOString(), to: to.toISOString() } }, { signal })
    },
  })
  return (
    <Card sx={{ mt: 3 }}>
      <CardContent>
        <Typography variant="h2">{t('rounds.compare')}</Typography>
        <Typography color="textSecondary" variant="body2">
          {t('rounds.compare_about')}
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
          <Stack sx={{ gap: 1 }}>
            <Alert severity={data.differences.length > 0 ? 'warning' : 'success'}>
              {t('rounds.compared', {
                compared:
                  Object.entries(data.compared)
                    .map(([name, count]) => `${name}: ${count}`)
                    .join(' · ') || '0',
                smart_count: data.differences.length,
              })}
            </Alert>
            {data.silent.length > 0 && (
              <Alert severity="info">{t('rounds.silent', { names: data.silent.join(', ') })}</Alert>
            )}
            {data.differences.length > 0 && (
              <Table size="small" sx={STACKED}>
                <TableHead>
                  <TableRow>
                    {['provider', 'round', 'what', 'ours', 'theirs'].map((key) => (
                      <TableCell key={key}>{t(`rounds.${key}`)}</TableCell>
                    ))}
                  </TableRow>
                </TableHead>
                <TableBody>
                  {data.differences.map((row) => (
                    <TableRow key={`${row.provider} ${row.roundId} ${row.what}`}>
                      <TableCell>{row.provider}</TableCell>
                      <TableCell>{row.roundId}</TableCell>
                      <TableCell>{t(`rounds.differs.${row.what}`)}</TableCell>
                      <TableCell>
                        <ValueText value={row.ours} />
                      </TableCell>
                      <TableCell>
                        <ValueText value={row.theirs} />
                      </TableCell>
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            )}
          </Stack>
        )}
      </CardContent>
    </Card>
  )
}
