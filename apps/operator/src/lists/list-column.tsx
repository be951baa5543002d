import type { ReactNode } from 'react'
import { DataTable } from 'react-admin'

interface Props<Row extends object> {
  readonly label: string
  readonly render: (row: Row) => ReactNode
  /** Its values say themselves what they are, or are buttons: on a phone they go without the heading. */
  readonly bare?: boolean
  /** Its values stay on one line where there is a table. */
  readonly short?: boolean
}

/** A column of a list. On a phone the heading is shown before each value; lists go page by page, so nothing is sorted. */
export function ListColumn<Row extends object>({ label, render, bare = false, short = false }: Props<Row>) {
  return (
    <DataTable.Col<Row>
      disableSort
      label={label}
      render={render}
      {...(short && { sx: { whiteSpace: { sm: 'nowrap' } } })}
      {...(bare ? { 'data-bare': true } : { 'data-label': label })}
    />
  )
}
