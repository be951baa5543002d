import type { ReactNode } from 'react'
import { DataTable } from 'react-admin'
import { STACKED } from '#lists/stacked-table.ts'

/** What can be done with a row is read at a glance. */
const WHOLE_BUTTONS = {
  '@media (min-width: 600px)': { '& td .MuiButton-root': { whiteSpace: 'nowrap' } },
} as const

/** The rows of a list: nothing is done to several at once, and a row is no link. */
export function ConsoleTable({ children }: { readonly children: ReactNode }) {
  return (
    <DataTable bulkActionButtons={false} rowClick={false} sx={{ ...STACKED, ...WHOLE_BUTTONS }}>
      {children}
    </DataTable>
  )
}
