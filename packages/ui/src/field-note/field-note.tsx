import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './field-note.module.css'

interface Props {
  /** What the field names in `aria-describedby`. */
  readonly id?: string
  /** Whether it says what is wrong: said at once, in the colour of danger. */
  readonly error: boolean
  readonly children: ReactNode
}

/** The line below a field: a hint, or what is wrong with its value. */
export function FieldNote({ id, error, children }: Props) {
  return (
    <p id={id} className={styles.note} data-error={error || undefined} role={error ? 'alert' : undefined}>
      {error ? <Icon name="circle-alert" size={16} /> : null}
      {children}
    </p>
  )
}
