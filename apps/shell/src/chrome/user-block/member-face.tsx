import { Avatar } from '@site/ui'
import styles from './user-block.module.css'

interface Props {
  readonly name: string
  /** Below the name: what it leads to, or the account behind a nickname. */
  readonly hint: string | undefined
}

/** A member's picture of letters and their name. */
export function MemberFace({ name, hint }: Props) {
  return (
    <>
      <Avatar name={name} />
      <span className={styles.name}>
        <strong className={styles.nameText}>{name}</strong>
        {hint === undefined ? null : <span className={styles.hint}>{hint}</span>}
      </span>
    </>
  )
}
