import { MARKS } from '@site/config'
import styles from './brand-mark.module.css'

interface Props {
  readonly brand: { readonly mark: string; readonly ownMark?: string | undefined }
  readonly size?: number
}

/** A brand's sign, decoration: the name is beside it. The house's are drawn here, so that no picture is waited for. */
export function BrandMark({ brand: { mark, ownMark }, size = 28 }: Props) {
  if (ownMark !== undefined)
    return <img src={ownMark} width={size} height={size} alt="" aria-hidden="true" className={styles.mark} />
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className={styles.mark}>
      {MARKS[mark]?.map(({ role, d }) => (
        <path key={d} className={styles[role]} d={d} />
      ))}
    </svg>
  )
}
