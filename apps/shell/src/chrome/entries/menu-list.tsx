import { classNames, Skeleton } from '@site/ui'
import { useId } from 'react'
import type { MenuItem } from './menu-item.ts'
import styles from './menu-list.module.css'
import { MenuRow } from './menu-row.tsx'

interface Props {
  readonly title: string
  readonly items: readonly MenuItem[]
  /** Places held for what is on its way, so that nothing below moves under a finger when it comes. */
  readonly coming?: number
  readonly onLeave: () => void
  /** Two a row, for many short names. */
  readonly grid?: boolean
  /** The heading is for screen readers alone, where the title above says the same. */
  readonly untitled?: boolean
}

/** Rows of the menu under a heading; a group without any is not drawn (MOD-05, SHL-11). */
export function MenuList({ title, items, coming = 0, onLeave, grid = false, untitled = false }: Props) {
  const heading = useId()
  if (items.length + coming === 0) return null
  return (
    <nav aria-labelledby={heading}>
      <h3 id={heading} className={classNames(styles.heading, untitled && styles.unseen)}>
        {title}
      </h3>
      <ul className={styles.rows} data-grid={grid || undefined}>
        {items.map((item) => (
          <li key={item.id}>
            <MenuRow item={item} onLeave={onLeave} small={grid} />
          </li>
        ))}
        {Array.from({ length: coming }, (_, place) => (
          <li key={`coming ${place}`} aria-hidden="true">
            <Skeleton className={styles.coming} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
