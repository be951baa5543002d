import type { ReactNode } from 'react'
import { DataTable } from 'react-admin'
import { STACKED } from '#lists/stacked-table.ts'

/** The rows of a list: nothing is done to several at once, and a row is no link. */
export function ConsoleTable({ children }: { readonly children: ReactNode }) {
  return (
    <DataTable bulkActionButtons={false} rowClick={false} sx={STACKED}>
      {children}
    </DataTable>
  )
}
