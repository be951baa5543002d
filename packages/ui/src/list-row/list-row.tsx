import type { HTMLAttributes, ReactNode } from 'react'
import styles from './list-row.module.css'

interface RowsProps extends HTMLAttributes<HTMLElement> {
  /** Their order says something: steps. */
  readonly ordered?: boolean
}

/** A list of rows, each a surface of its own. */
export function ListRows({ ordered = false, ...rest }: RowsProps) {
  const List = ordered ? 'ol' : 'ul'
  return <List {...rest} className={styles.rows} />
}

/** What an item or a link needs to look like such a row. */
export const listRowLook = (): { readonly className: string | undefined } => ({ className: styles.row })

interface Props {
  /** An icon or a number in a circle before the words. */
  readonly face?: ReactNode
  /** How the face looks: `busy`, the accent, by default. */
  readonly tone?: 'busy' | 'plain' | 'good' | 'bad' | undefined
  readonly name: ReactNode
  /** Small lines below the name; those without words are left out. */
  readonly more?: string | readonly (string | null)[]
  /** At the end of the row: an amount, a way on. */
  readonly end?: ReactNode
  /** A small line below that. */
  readonly endMore?: string | undefined
  /** Below the small lines. */
  readonly children?: ReactNode
}

/** Inside of a row: its face, its words, what is at its end. */
export function ListRowFace({ face, tone, name, more = [], end, endMore, children }: Props) {
  const lines = typeof more === 'string' ? [more] : more
  return (
    <>
      {face === undefined ? null : (
        <span className={styles.face} data-tone={tone} aria-hidden="true">
          {face}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {lines.map((line) =>
          line ? (
            <span key={line} className={styles.more}>
              {line}
            </span>
          ) : null,
        )}
        {children}
      </span>
      {end || endMore ? (
        <span className={styles.end}>
          {end}
          {endMore ? <span className={styles.more}>{endMore}</span> : null}
        </span>
      ) : null}
    </>
  )
}
