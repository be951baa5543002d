import { classNames } from '../class-names.ts'
import styles from './money.module.css'

const MASK = '******' // A2: hidden shows asterisks

interface Props {
  /** Already written for the eye (`formatAmount`): symbol, grouped, the decimals of its currency. */
  readonly amount: string
  /** Asterisks instead of digits, of a width that reveals nothing (A2). */
  readonly masked?: boolean
  /** What a masked amount is called: "Balance hidden". */
  readonly maskedLabel?: string
  /** A win: green with a plus. A loss is plain (look: money). */
  readonly gain?: boolean
  readonly className?: string | undefined
}

/** An amount of money in tabular digits. */
export function Money({ amount, masked = false, maskedLabel, gain = false, className }: Props) {
  const hidden = masked && maskedLabel !== undefined
  return (
    <span
      className={classNames(styles.money, className)}
      data-gain={gain || undefined}
      data-masked={masked || undefined}
      {...(hidden ? { role: 'img', 'aria-label': maskedLabel } : {})}
    >
      {masked ? MASK : gain ? `+${amount}` : amount}
    </span>
  )
}
