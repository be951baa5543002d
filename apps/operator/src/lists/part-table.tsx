import {
  Card,
  CardContent,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useId, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { STACKED } from '#lists/stacked-table.ts'

interface Props {
  readonly title: string
  readonly names: readonly string[]
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
  /** Beside the title. */
  readonly actions?: ReactNode
  /** Below the rows. */
  readonly children?: ReactNode
}

/** A part of what a member did, under a title of its own. */
export function PartTable({ title, names, rows, actions, children }: Props) {
  const t = useTranslate()
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 1 }}>
          <Typography id={id} component="h2" variant="h2" sx={{ flex: '1 1 12rem' }}>
            {title}
          </Typography>
          {actions}
        </Stack>
        {rows.length === 0 ? (
          <Typography color="textSecondary">{t('members.nothing')}</Typography>
        ) : (
          <Table aria-labelledby={id} size="small" sx={STACKED}>
            <TableHead>
              <TableRow>
                {names.map((name) => (
                  <TableCell key={name}>{name}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ key, cells }) => (
                <TableRow key={key}>
                  {cells.map((cell, at) => (
                    <TableCell key={names[at]} data-label={names[at]} sx={{ overflowWrap: 'anywhere' }}>
                      {cell}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
        {children}
      </CardContent>
    </Card>
  )
}
