import {
  Card,
  CardContent,
  Chip,
  Link,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import type { DayCheck, DayReport } from '@site/shared-api/contract/day-report'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { STACKED } from '#lists/stacked-table.ts'

const POINTS: readonly string[] = ['points-given', 'points-spent']
/** Where a row is looked at; others are named by their number alone. */
const PAGES: Readonly<Record<string, string>> = {
  deposit: '/deposits/',
  withdrawal: '/withdrawals/',
  bonus: '/bonuses/',
  member: '/members/',
}

/** Every figure of a day with what it must equal. */
export function FigureTable({ report: { currency, figures } }: { readonly report: DayReport }) {
  const t = useTranslate()
  return (
    <Card>
      <CardContent>
        <Table size="small" sx={STACKED}>
          <TableHead>
            <TableRow>
              {['figure_of', 'count', 'amount', 'must_equal'].map((name) => (
                <TableCell key={name}>{t(`day_reports.${name}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {figures.map(({ amount, checks, count, name }) => (
              <TableRow key={name} data-figure={name}>
                <TableCell component="th" scope="row">
                  {t(`day_reports.figure.${name}`)}
                </TableCell>
                <TableCell data-label={t('day_reports.count')}>{count ?? '–'}</TableCell>
                <TableCell data-label={t('day_reports.amount')} sx={{ whiteSpace: 'nowrap' }}>
                  {amount === null ? '–' : POINTS.includes(name) ? amount : `${amount} ${currency}`}
                </TableCell>
                <TableCell>
                  <Stack sx={{ alignItems: 'flex-start', gap: 0.5 }}>
                    {checks.map((check) => (
                      <Checked key={check.against} check={check} />
                    ))}
                  </Stack>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </CardContent>
    </Card>
  )
}

/** One comparison, with the rows that differ and where each is looked at. */
function Checked({ check: { against, agrees, found, ours, rows } }: { readonly check: DayCheck }) {
  const t = useTranslate()
  const words = t(`day_reports.check.${against}`)
  if (agrees) return <Chip color="success" label={`${words} ✓`} size="small" variant="outlined" />
  return (
    <>
      <Chip
        color="warning"
        label={
          found === null
            ? t('day_reports.not_asked', { words })
            : t('day_reports.differs', { words, ours: ours ?? '–', found })
        }
        size="small"
        sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal' } }}
      />
      {rows.map((row) => {
        const page = PAGES[row.kind]
        const name = `${t(`day_reports.row.${row.kind}`)} ${row.id}`
        return (
          <Typography key={`${row.kind} ${row.id}`} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {page === undefined ? (
              name
            ) : (
              <Link component={RouterLink} to={`${page}${encodeURIComponent(row.id)}`}>
                {name}
              </Link>
            )}
            {`: ${t('rounds.ours')} ${row.ours ?? '–'}, ${t('day_reports.there')} ${row.theirs ?? '–'}`}
          </Typography>
        )
      })}
    </>
  )
}
