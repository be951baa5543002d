import { Icon } from '@site/ui'
import styles from './birthday-field.module.css'
import type { Option } from './calendar.ts'

interface Props {
  readonly label: string
  readonly part: 'day' | 'month' | 'year'
  readonly value: string
  readonly options: readonly Option[]
  readonly invalid: boolean
  readonly required: boolean
  readonly onChoose: (value: string) => void
}

/** One native list: the phone's own wheel under the thumb, letters and digits under the keys. */
export function BirthdayPart({ label, part, value, options, invalid, required, onChoose }: Props) {
  return (
    <span className={styles.box} data-part={part}>
      <select
        className={styles.select}
        aria-label={label}
        aria-invalid={invalid || undefined}
        required={required}
        autoComplete={`bday-${part}`}
        value={value}
        data-empty={value === '' || undefined}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="">{label}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} className={styles.sign} />
    </span>
  )
}
