import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'
import styles from './chip.module.css'

interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly selected?: boolean
  readonly icon?: IconName
  readonly children: ReactNode
  readonly ref?: Ref<HTMLButtonElement>
}

/** One choice among few; a chosen chip is pressed. */
export function Chip({ selected = false, icon, children, className, type, ...rest }: ChipProps) {
  return (
    <button
      aria-pressed={selected}
      {...rest}
      type={type ?? 'button'}
      className={classNames(styles.chip, className)}
      data-selected={selected || undefined}
    >
      <span className={styles.face}>
        {icon ? <Icon name={icon} size={16} /> : null}
        {children}
      </span>
    </button>
  )
}

interface RowProps {
  /** What is chosen here: "Provider". */
  readonly label: string
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** Chips in one line that scrolls sideways when there are more than fit. */
export function ChipRow({ label, children, className }: RowProps) {
  return (
    <div role="group" aria-label={label} className={classNames(styles.row, className)}>
      {children}
    </div>
  )
}
