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
import type { ConsoleWithdrawalDetail } from '@site/shared-api/contract/withdraw-console'
import { useTranslate } from 'react-admin'
import { ValueText } from '#difference/value-text.tsx'
import { STACKED } from '#lists/stacked-table.ts'
import { useWhen } from '#when/when.ts'

interface Props {
  readonly events: ConsoleWithdrawalDetail['events']
}

/** Everything that happened to a withdrawal in its order, every callback among it. */
export function WithdrawalLife({ events }: Props) {
  const t = useTranslate()
  const when = useWhen()
  return (
    <Card>
      <CardContent>
        <Typography variant="h2">{t('deposits.life')}</Typography>
        <Table size="small" sx={STACKED}>
          <TableHead>
            <TableRow>
              <TableCell>{t('deposits.at')}</TableCell>
              <TableCell>{t('deposits.what')}</TableCell>
              <TableCell>{t('deposits.by')}</TableCell>
              <TableCell>{t('deposits.detail')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {events.map(({ at, by, detail, id, what }) => (
              <TableRow key={id}>
                <TableCell>{when(at)}</TableCell>
                <TableCell>{t(`withdrawals.event.${what}`, { _: what })}</TableCell>
                <TableCell>{t(`deposits.who.${by}`, { _: by })}</TableCell>
                <TableCell>
                  <ValueText value={Object.keys(detail).length === 0 ? null : JSON.stringify(detail)} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </CardContent>
    </Card>
  )
}
