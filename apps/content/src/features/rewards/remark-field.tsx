import { useMessages } from '@site/shared-api'
import { MOST_REMARK } from '@site/shared-api/contract/promotion'
import { useId } from 'react'
import styles from './remark-field.module.css'

interface Props {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** What the member says with an application, 140 characters at most (B5). */
export function RemarkField({ value, onChange }: Props) {
  const t = useMessages('content')
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {t('reward.remarks')}
      </label>
      <textarea
        id={id}
        rows={4}
        maxLength={MOST_REMARK}
        className={styles.text}
        value={value}
        aria-describedby={`${id}-count`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-count`} className={styles.count}>
        {value.length}/{MOST_REMARK}
      </p>
    </div>
  )
}
