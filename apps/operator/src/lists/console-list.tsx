import { List, type ListProps } from 'react-admin'
import { CursorPagination } from '#lists/cursor-pagination.tsx'

/** A list as all of the console are: no second title, no export, filters kept in the address. */
export function ConsoleList(props: ListProps) {
  return (
    <List
      actions={false}
      empty={false}
      exporter={false}
      pagination={<CursorPagination />}
      perPage={25}
      storeKey={false}
      title={false}
      {...props}
    />
  )
}
