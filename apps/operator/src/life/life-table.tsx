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
import { useTranslate } from 'react-admin'
import { ValueText } from '#difference/value-text.tsx'
import { STACKED } from '#lists/stacked-table.ts'
import { useWhen } from '#when/when.ts'

interface Props {
  readonly events: readonly {
    readonly id: string
    readonly at: string
    readonly what: string
    readonly by: string
    readonly detail: Readonly<Record<string, unknown>>
  }[]
  /** Where the words of what happened are. */
  readonly words: string
}
const COLUMNS = ['at', 'what', 'by', 'detail'] as const

/** Everything that happened to an order in its sequence, every callback among it. */
export function LifeTable({ events, words }: Props) {
  const t = useTranslate()
  const when = useWhen()
  return (
    <Card>
      <CardContent>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {t('deposits.life')}
        </Typography>
        <Table size="small" sx={STACKED}>
          <TableHead>
            <TableRow>
              {COLUMNS.map((name) => (
                <TableCell key={name}>{t(`deposits.${name}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {events.map(({ at, by, detail, id, what }) => (
              <TableRow key={id}>
                <TableCell data-label={t('deposits.at')}>{when(at)}</TableCell>
                <TableCell data-label={t('deposits.what')}>{t(`${words}.${what}`, { _: what })}</TableCell>
                <TableCell data-label={t('deposits.by')}>{t(`deposits.who.${by}`, { _: by })}</TableCell>
                <TableCell data-label={t('deposits.detail')}>
                  <ValueText value={detailText(detail)} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </CardContent>
    </Card>
  )
}

/** The details of an event, name by name. */
function detailText(detail: Readonly<Record<string, unknown>>): string {
  return Object.entries(detail)
    .map(([name, value]) => `${name}: ${plain(value)}`)
    .join(' · ')
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(', ') || '–'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
