import { Alert, Button, Card, CardContent, Stack, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useProblemText } from '#problems/problem-text.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A date range, as instants in ISO 8601. */
interface DateRange {
  readonly from: string
  readonly to: string
}

interface Props<Compared> {
  /** Of the answers kept. */
  readonly name: string
  readonly title: string
  readonly about: string
  ask(range: DateRange, signal: AbortSignal): Promise<Compared>
  /** What came of it. */
  children(compared: Compared): ReactNode
}

/** A day by our records and by the providers', up to now; loaded when the button is pressed, one provider after the other. */
export function DayComparison<Compared>({ name, title, about, ask, children }: Props<Compared>) {
  const t = useTranslate()
  const problemText = useProblemText()
  const [day, setDay] = useState(() => new Date().toISOString().slice(0, 10))
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [name, day],
    enabled: false,
    queryFn: ({ signal }) => {
      const from = new Date(`${day}T00:00:00`)
      const to = new Date(Math.min(from.getTime() + DAY_MS, Date.now()))
      return ask({ from: from.toISOString(), to: to.toISOString() }, signal)
    },
  })
  return (
    <Card sx={{ mt: 3 }}>
      <CardContent>
        <Typography variant="h2">{title}</Typography>
        <Typography color="textSecondary" variant="body2">
          {about}
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
        {data !== undefined && children(data)}
      </CardContent>
    </Card>
  )
}
