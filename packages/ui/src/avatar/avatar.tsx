import { classNames } from '../class-names.ts'
import styles from './avatar.module.css'
import { initials } from './initials.ts'

interface Props {
  /** Whose: nickname, else account. */
  readonly name: string
  /** 34, 44 or 56 px. */
  readonly size?: 's' | 'm' | 'l'
  readonly className?: string | undefined
}

/** Somebody's circle with their initials: a picture, so the name stands beside it as text. */
export function Avatar({ name, size = 'm', className }: Props) {
  return (
    <span className={classNames(styles.avatar, className)} data-size={size} aria-hidden="true">
      {initials(name)}
    </span>
  )
}
