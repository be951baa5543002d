import { Chip, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { ImportReport } from '@site/shared-api/contract/import-report'
import { useTranslate } from 'react-admin'
import { STACKED } from '#lists/stacked-table.ts'

/** What is the same of many lines, each with one example. */
export function FindingGroups({ groups }: { readonly groups: ImportReport['groups'] }) {
  const t = useTranslate()
  if (groups.length === 0) return null
  return (
    <Stack>
      <Typography variant="h3">{t('imports.findings')}</Typography>
      <Table aria-label={t('imports.findings')} size="small" sx={STACKED}>
        <TableHead>
          <TableRow>
            {['what', 'lines', 'example'].map((key) => (
              <TableCell key={key}>{t(`imports.finding.${key}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {groups.map(({ severity, code, field, count, example }) => (
            <TableRow key={`${severity} ${code} ${field}`}>
              <TableCell>
                <Chip
                  color={severity === 'error' ? 'error' : 'default'}
                  label={t(`imports.severity.${severity}`)}
                  sx={{ mr: 1 }}
                  variant="outlined"
                />
                {t(`imports.code.${code}`)} ({t(`imports.field.${field}`, { _: field })})
              </TableCell>
              <TableCell>{t('imports.rows', { smart_count: count })}</TableCell>
              <TableCell>
                {[
                  example.line > 0 ? t('imports.line', { line: example.line }) : '',
                  example.value === '' ? '' : `“${example.value}”`,
                ]
                  .filter(Boolean)
                  .join(': ')}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Stack>
  )
}
