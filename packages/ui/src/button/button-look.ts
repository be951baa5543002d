import { classNames } from '../class-names.ts'
import styles from './button.module.css'

export interface ButtonLook {
  /** `primary` once a screen, `secondary` beside it, `ghost` for a quiet way, `danger` for what cannot be undone. */
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger'
  readonly size?: 'm' | 'l'
  /** As wide as its place. */
  readonly full?: boolean
  readonly className?: string | undefined
}

/** The look of a button as attributes, for a link that leads somewhere: `<Link to="/m/help" {...buttonLook({ variant: 'secondary' })}>`. */
export function buttonLook({ variant = 'primary', size = 'm', full = false, className }: ButtonLook = {}) {
  return {
    className: classNames(styles.button, className),
    'data-variant': variant,
    'data-size': size,
    ...(full ? { 'data-full': '' } : {}),
  }
}
