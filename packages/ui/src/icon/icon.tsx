import { classNames } from '../class-names.ts'
import styles from './icon.module.css'
import { ICONS, type IconName } from './icons.ts'

interface Props {
  readonly name: IconName
  /** Side in px at normal text size; it grows with the text. */
  readonly size?: 16 | 20 | 24 | 32
  /** Filled with its own colour: a heart that is set. */
  readonly filled?: boolean
  readonly className?: string | undefined
}

/** A line icon, 24 px by default; decoration only, the name is its button's. */
export function Icon({ name, size = 24, filled = false, className }: Props) {
  const Drawing = ICONS[name]
  return (
    <Drawing
      aria-hidden="true"
      focusable="false"
      strokeWidth={1.75}
      width={size}
      height={size}
      className={classNames(styles.icon, className)}
      data-size={size}
      data-filled={filled || undefined}
    />
  )
}
