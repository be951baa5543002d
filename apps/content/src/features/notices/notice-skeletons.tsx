import { Skeleton } from '@site/ui'
import page from './notice-page.module.css'
import list from './notice-list.module.css'

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth']

/** The list while it loads: rows in their final size. */
export function NoticeListSkeleton() {
  return (
    <div className={list.page}>
      {ROWS.map((row) => (
        <Skeleton key={row} className={list.bone} />
      ))}
    </div>
  )
}

/** One notice while it loads. */
export function NoticePageSkeleton() {
  return (
    <div className={page.page}>
      <Skeleton shape="title" />
      <Skeleton shape="text" />
      {ROWS.map((row) => (
        <Skeleton key={row} shape="text" />
      ))}
    </div>
  )
}
