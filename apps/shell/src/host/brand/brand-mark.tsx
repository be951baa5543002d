import { MARKS } from '@site/config'
import styles from './brand-mark.module.css'

/** A brand's sign, drawn here so that no picture is waited for; decoration, the name stands beside it. */
export function BrandMark({ mark, size = 28 }: { readonly mark: string; readonly size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className={styles.mark}>
      {MARKS[mark]?.map(({ role, d }) => (
        <path key={d} className={styles[role]} d={d} />
      ))}
    </svg>
  )
}
