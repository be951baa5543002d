import { Button } from '@site/ui'
import styles from './security.module.css'

interface Props {
  /** A refusal that belongs to none of the fields. */
  readonly error: string | undefined
  /** What follows from sending it, where something does. */
  readonly note?: string | undefined
  readonly text: string
  readonly busy: boolean
  readonly danger?: boolean
}

/** The end of a form: what was refused of the whole, what follows, and the button that sends it. */
export function FormEnd({ busy, danger = false, error, note, text }: Props) {
  return (
    <>
      {error === undefined ? null : (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      <Button type="submit" variant={danger ? 'danger' : 'primary'} size="l" full busy={busy}>
        {text}
      </Button>
    </>
  )
}
