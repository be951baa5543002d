import type { Entry } from '@site/shared-api'
import { classNames } from '@site/ui'
import { useId, type ReactNode } from 'react'
import styles from './menu-list.module.css'
import { MenuRow } from './menu-row.tsx'

interface Props {
  readonly title: string
  readonly entries: readonly Entry[]
  /** Rows that modules draw themselves, and what comes after them. */
  readonly children?: ReactNode
  readonly last?: readonly Entry[]
  /** Two a row, for many short names. */
  readonly grid?: boolean
  /** The heading is for screen readers alone, where the title above says the same. */
  readonly untitled?: boolean
}

/** Rows of the menu under a heading; a group without any is not drawn (MOD-05, SHL-11). */
export function MenuList({ title, entries, children, last = [], grid = false, untitled = false }: Props) {
  const heading = useId()
  if (entries.length + last.length === 0) return null
  return (
    <nav aria-labelledby={heading}>
      <h3 id={heading} className={classNames(styles.heading, untitled && styles.unseen)}>
        {title}
      </h3>
      <div className={styles.group}>
        <Rows entries={entries} grid={grid} />
        {children}
        <Rows entries={last} grid={grid} />
      </div>
    </nav>
  )
}

function Rows({ entries, grid }: { readonly entries: readonly Entry[]; readonly grid: boolean }) {
  if (entries.length === 0) return null
  return (
    <ul className={styles.rows} data-grid={grid || undefined}>
      {entries.map((entry) => (
        <li key={entry.key}>
          <MenuRow entry={entry} small={grid} />
        </li>
      ))}
    </ul>
  )
}
