import { Icon } from '@site/ui'
import { useId } from 'react'
import styles from './choice.module.css'

interface Props {
  readonly label: string
  /** The label for no choice: "All games". */
  readonly all: string
  readonly value: string | undefined
  readonly options: readonly (readonly [value: string, text: string])[]
  readonly onChange: (value: string | undefined) => void
}

/** One of several, or all: the phone's own list. Whatever the address names stays among them. */
export function Choice({ label, all, value, options, onChange }: Props) {
  const id = useId()
  const known = value === undefined || options.some(([one]) => one === value)
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box} data-chosen={value !== undefined || undefined}>
        <select
          id={id}
          className={styles.select}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        >
          <option value="">{all}</option>
          {(known ? options : [...options, [value, value] as const]).map(([one, text]) => (
            <option key={one} value={one}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} className={styles.arrow} />
      </div>
    </div>
  )
}
