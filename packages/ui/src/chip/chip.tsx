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

/** The look of a chip as attributes, for a link whose content is a `ChipFace`. */
export function chipLook(selected: boolean) {
  return { className: styles.chip, ...(selected ? { 'data-selected': '' } : {}) }
}

export function ChipFace({ icon, children }: Pick<ChipProps, 'icon' | 'children'>) {
  return (
    <span className={styles.face}>
      {icon ? <Icon name={icon} size={16} /> : null}
      {children}
    </span>
  )
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
      <ChipFace {...(icon ? { icon } : {})}>{children}</ChipFace>
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
