import { Alert, Stack, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { reconcileRounds } from '@site/shared-api/contract/reconcile'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { DayComparison } from '#comparison/day-comparison.tsx'
import { ValueText } from '#difference/value-text.tsx'
import { STACKED } from '#lists/stacked-table.ts'

/** The rounds of a day by our records and by the providers'. */
export function Reconciliation() {
  const t = useTranslate()
  return (
    <DayComparison
      name="reconcile"
      title={t('rounds.compare')}
      about={t('rounds.compare_about')}
      ask={(query, signal) => call(reconcileRounds, { query }, { signal })}
    >
      {(data) => (
        <Stack sx={{ gap: 1 }}>
          <Alert severity={data.differences.length > 0 ? 'warning' : 'success'}>
            {t(data.differences.length > 0 ? 'rounds.compared_apart' : 'rounds.compared_same', {
              compared:
                Object.entries(data.compared)
                  .map(([name, count]) => `${name}: ${count}`)
                  .join(' · ') || '0',
              differences: data.differences.length,
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
                    <TableCell data-label={t('rounds.provider')}>{row.provider}</TableCell>
                    <TableCell data-label={t('rounds.round')}>{row.roundId}</TableCell>
                    <TableCell data-label={t('rounds.what')}>{t(`rounds.differs.${row.what}`)}</TableCell>
                    <TableCell data-label={t('rounds.ours')}>
                      <ValueText value={row.ours} />
                    </TableCell>
                    <TableCell data-label={t('rounds.theirs')}>
                      <ValueText value={row.theirs} />
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          )}
        </Stack>
      )}
    </DayComparison>
  )
}
