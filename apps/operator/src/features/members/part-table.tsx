import {
  Card,
  CardContent,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useId, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'

interface Props {
  readonly title: string
  readonly names: readonly string[]
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
}

/** The last of what a member did, under a title of its own. */
export function PartTable({ title, names, rows }: Props) {
  const t = useTranslate()
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Typography id={id} component="h2" variant="h2">
          {title}
        </Typography>
        {rows.length === 0 ? (
          <Typography color="textSecondary">{t('members.nothing')}</Typography>
        ) : (
          <TableContainer aria-labelledby={id} role="region" tabIndex={0}>
            <Table size="small">
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
                      <TableCell key={names[at]} sx={{ overflowWrap: 'anywhere' }}>
                        {cell}
                      </TableCell>
                    ))}
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        )}
      </CardContent>
    </Card>
  )
}
