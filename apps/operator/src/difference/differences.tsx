import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'react-admin'
import { changesBetween } from '#difference/changes-between.ts'
import { ValueText } from '#difference/value-text.tsx'
import { STACKED } from '#lists/stacked-table.ts'
import { fieldName } from '#problems/field-name.ts'

interface Props {
  readonly before: unknown
  readonly after: unknown
}

/** Two documents as the fields in which they differ: before and after, side by side. */
export function Differences({ before, after }: Props) {
  const t = useTranslate()
  const changes = changesBetween(before, after)
  if (changes.length === 0) return <Box sx={{ color: 'text.secondary' }}>{t('difference.none')}</Box>
  return (
    <Table size="small" sx={STACKED}>
      <TableHead>
        <TableRow>
          <TableCell>{t('difference.field')}</TableCell>
          <TableCell>{t('difference.before')}</TableCell>
          <TableCell>{t('difference.after')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {changes.map((change) => (
          <TableRow key={change.path}>
            <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', verticalAlign: 'top' }}>
              {fieldName(change.path, t)} <code>{change.path || '·'}</code>
            </TableCell>
            <TableCell sx={{ verticalAlign: 'top' }}>
              <ValueText value={change.before} as="del" />
            </TableCell>
            <TableCell sx={{ verticalAlign: 'top' }}>
              <ValueText value={change.after} as="ins" />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
