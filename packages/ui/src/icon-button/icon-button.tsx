import type { ButtonHTMLAttributes, Ref } from 'react'
import { Badge } from '../badge/badge.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'
import styles from './icon-button.module.css'

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> {
  /** Accessible name, in the player's language. */
  readonly label: string
  readonly icon: IconName
  /** `plain` on the canvas, `glass` over pictures, `raised` as a control of its own. */
  readonly look?: 'plain' | 'glass' | 'raised'
  readonly filled?: boolean
  readonly size?: 16 | 20 | 24
  /** Unread count on its corner; none for 0. */
  readonly count?: number
  readonly ref?: Ref<HTMLButtonElement>
}

/** The look of an icon button as attributes, for a link whose content is an `IconFace`. */
export function iconButtonLook(look: Props['look'] = 'plain') {
  return { className: styles.button, 'data-look': look }
}

export function IconFace({ icon, size = 24, filled = false }: Pick<Props, 'icon' | 'size' | 'filled'>) {
  return (
    <span className={styles.face}>
      <Icon name={icon} size={size} filled={filled} />
    </span>
  )
}

/** A 44 px target with one icon and a name. */
export function IconButton({
  label,
  icon,
  look = 'plain',
  filled = false,
  size = 24,
  count = 0,
  className,
  type,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-label={label}
      data-look={look}
      className={classNames(styles.button, className)}
    >
      <IconFace icon={icon} size={size} filled={filled} />
      {count > 0 ? <Badge count={count} className={styles.count} /> : null}
    </button>
  )
}
