import {
  Card,
  CardContent,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import type { PayoutAttempt } from '@site/shared-api/contract/withdraw-console'
import { useTranslate } from 'react-admin'
import { STACKED } from '#lists/stacked-table.ts'
import { useWhen } from '#when/when.ts'

interface Props {
  readonly attempts: readonly PayoutAttempt[]
}

/** Each sending of a payout to its payment company, the newest first. */
export function AttemptList({ attempts }: Props) {
  const t = useTranslate()
  const when = useWhen()
  const columns: readonly [label: string, of: (attempt: PayoutAttempt) => string][] = [
    [t('withdrawals.attempt_state'), ({ state }) => t(`withdrawals.attempt.${state}`)],
    [t('withdrawals.attempt_reason'), ({ reason }) => reason ?? '–'],
    [t('withdrawals.attempt_id'), ({ id }) => id],
    [t('withdrawals.reference'), ({ reference }) => reference ?? '–'],
    [t('withdrawals.sent_at'), ({ sentAt }) => (sentAt === null ? '–' : when(sentAt))],
    [t('withdrawals.not_found_at'), ({ notFoundAt }) => (notFoundAt === null ? '–' : when(notFoundAt))],
  ]
  return (
    <Card>
      <CardContent>
        <Typography variant="h2">{t('withdrawals.attempts')}</Typography>
        <Table size="small" sx={STACKED}>
          <TableHead>
            <TableRow>
              {columns.map(([label]) => (
                <TableCell key={label}>{label}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {attempts.map((attempt) => (
              <TableRow key={attempt.id}>
                {columns.map(([label, of]) => (
                  <TableCell data-label={label} key={label}>
                    {of(attempt)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </CardContent>
    </Card>
  )
}
