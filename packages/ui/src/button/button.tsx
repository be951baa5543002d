import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'
import { Spinner } from '../spinner/spinner.tsx'
import styles from './button.module.css'
import { buttonLook, type ButtonLook } from './button-look.ts'

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>, ButtonLook {
  readonly children: ReactNode
  /** Waiting for an answer: keeps its size and focus, takes no second tap. */
  readonly busy?: boolean
  readonly icon?: IconName
  readonly ref?: Ref<HTMLButtonElement>
}

/** A button that does something on this page; what leads elsewhere is a link with `buttonLook`. */
export function Button({
  variant,
  size,
  full,
  className,
  busy = false,
  icon,
  children,
  onClick,
  type,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      {...buttonLook({
        ...(variant ? { variant } : {}),
        ...(size ? { size } : {}),
        ...(full ? { full } : {}),
        className,
      })}
      type={type ?? 'button'}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {icon ? <Icon name={icon} size={20} /> : null}
      <span className={styles.label}>{children}</span>
      {busy ? <Spinner size={16} className={styles.busy} /> : null}
    </button>
  )
}
