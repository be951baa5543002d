import { Icon } from '@site/ui'
import type { Refusal } from './refusal.ts'
import styles from './refusal-note.module.css'
import { useRefusalText } from './use-refusal-text.ts'

/** A refusal of the whole form; one of a field is shown at the field. */
export function RefusalNote({ refusal }: { readonly refusal: Refusal | undefined }) {
  const text = useRefusalText()
  if (refusal === undefined || refusal.field !== undefined) return null
  return (
    <p role="alert" className={styles.note}>
      <Icon name="circle-alert" size={20} />
      <span>{text(refusal)}</span>
    </p>
  )
}
