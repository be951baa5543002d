import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'
import styles from './avatar.module.css'
import { initials } from './initials.ts'

interface Props {
  /** Whose: nickname, else account. */
  readonly name: string
  /** A drawing instead of the initials. */
  readonly icon?: IconName | undefined
  /** 34, 44 or 56 px. */
  readonly size?: 's' | 'm' | 'l'
  readonly className?: string | undefined
}

/** A person's circle with their initials, or the drawing they chose: a picture, so the name is beside it as text. */
export function Avatar({ name, icon, size = 'm', className }: Props) {
  return (
    <span className={classNames(styles.avatar, className)} data-size={size} aria-hidden="true">
      {icon ? <Icon name={icon} size={size === 'l' ? 24 : 20} /> : initials(name)}
    </span>
  )
}
