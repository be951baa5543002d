import styles from './jackpot-counter.module.css'

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

/** A number whose digits roll to their new place; hidden from screen readers, which get the value beside it. */
export function RollingNumber({ text }: { readonly text: string }) {
  const signs = [...text]
  return (
    <span className={styles.number} aria-hidden="true" data-value={text}>
      {signs.map((sign, at) => {
        // Counted from the right, so that a digit keeps its reel when the number grows.
        const key = signs.length - at
        return DIGITS.includes(sign) ? (
          <span key={key} className={styles.window}>
            <span className={styles.reel} data-digit={sign}>
              {DIGITS.map((digit) => (
                <span key={digit}>{digit}</span>
              ))}
            </span>
          </span>
        ) : (
          <span key={key}>{sign}</span>
        )
      })}
    </span>
  )
}
