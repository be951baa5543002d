import { useMessages } from '@site/shared-api'
import { VisuallyHidden } from '@site/ui'
import styles from './lottery.module.css'

/** The numbers of a draw as balls; read as one line. */
export function DrawBalls({ numbers }: { readonly numbers: readonly number[] }) {
  const t = useMessages('lobby')
  return (
    <span className={styles.balls} data-numbers={numbers.join(' ')}>
      <VisuallyHidden>{t('lottery_numbers', { numbers: numbers.join(' ') })}</VisuallyHidden>
      {numbers.map((number, at) => (
        <span key={`${at}:${number}`} className={styles.ball} aria-hidden="true">
          {number}
        </span>
      ))}
    </span>
  )
}
