import { useMessages } from '@site/shared-api'
import { Icon } from '@site/ui'
import type { ReactNode } from 'react'
import styles from './plot.module.css'

interface Props {
  /** What the table is of. */
  readonly label: string
  readonly heads: readonly string[]
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
}

/** Figures of days behind a fold, the first cell of a row its name. */
export function FigureTable({ label, heads, rows }: Props) {
  const t = useMessages('member-centre')
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {t('record.as_table')}
        <Icon name="chevron-down" size={20} />
      </summary>
      <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [name, ...cells] }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {cells.map((cell, at) => (
                  <td key={heads[at + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
