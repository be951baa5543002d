import { Chip, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { FieldRow } from '@site/shared-api/contract/field'
import { useTranslate } from 'react-admin'
import { failedShare, formatMs, formatShift } from '#features/releases/figures.ts'
import { VersionLabel } from '#features/releases/version-label.tsx'
import { STACKED } from '#lists/stacked-table.ts'

interface Props {
  readonly rows: readonly FieldRow[]
}

/** The releases of a module beside each other: visits, failures, fall-backs, and the 75th percentile of each measure with its count. */
export function FieldTable({ rows }: Props) {
  const t = useTranslate()
  if (rows.length === 0) return <Typography color="textSecondary">{t('releases.no_field')}</Typography>
  return (
    <Table size="small" sx={STACKED}>
      <TableHead>
        <TableRow>
          {['release', 'visits', 'failed', 'errors', 'fallbacks', 'lcp', 'inp', 'cls'].map((key) => (
            <TableCell key={key}>{t(`releases.${key}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.version}>
            <TableCell component="th" scope="row">
              <VersionLabel version={row.version} />{' '}
              {row.role !== null && row.role !== 'other' && (
                <Chip
                  color={row.role === 'live' ? 'success' : 'info'}
                  label={t(`releases.${row.role}`)}
                  variant="outlined"
                />
              )}
            </TableCell>
            <TableCell data-label={t('releases.visits')}>{row.visits}</TableCell>
            <TableCell data-label={t('releases.failed')}>{failedShare(row)}</TableCell>
            <TableCell data-label={t('releases.errors')}>{row.errors}</TableCell>
            <TableCell data-label={t('releases.fallbacks')}>
              {row.fallbacks.again + row.fallbacks.lastGood}
            </TableCell>
            <Measure format={formatMs} of={row.measures.lcp} name={t('releases.lcp')} />
            <Measure format={formatMs} of={row.measures.inp} name={t('releases.inp')} />
            <Measure format={formatShift} of={row.measures.cls} name={t('releases.cls')} />
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

interface MeasureProps {
  readonly name: string
  readonly of: FieldRow['measures']['lcp']
  format(value: number | undefined): string
}

function Measure({ name, of, format: tell }: MeasureProps) {
  const t = useTranslate()
  return (
    <TableCell
      data-label={name}
      title={of && t('releases.between', { low: tell(of.low), high: tell(of.high) })}
    >
      {tell(of?.p75)}
      {of && (
        <Typography color="textSecondary" component="span" variant="body2">
          {' '}
          ({of.count})
        </Typography>
      )}
    </TableCell>
  )
}
