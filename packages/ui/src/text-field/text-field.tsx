import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { classNames } from '../class-names.ts'
import { FieldNote } from '../field-note/field-note.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'
import styles from './text-field.module.css'

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
  readonly label: string
  /** The label is said but not drawn: a search box beside its icon. */
  readonly labelHidden?: boolean
  /** What is wrong with the value, in the player's words; marks the field. */
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly icon?: IconName
  /** Before the text inside the box: a dialling code. */
  readonly start?: ReactNode
  /** After the text inside the box: a button, a captcha. */
  readonly end?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

/** One line of text with its label above, its error or hint below. */
export function TextField({
  label,
  labelHidden = false,
  error,
  hint,
  icon,
  start,
  end,
  id,
  className,
  ...input
}: TextFieldProps) {
  const own = useId()
  const inputId = id ?? own
  const note = error ?? hint
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={inputId} className={styles.label} data-hidden={labelHidden || undefined}>
        {label}
      </label>
      <div className={styles.box} data-invalid={error !== undefined || undefined}>
        {icon ? <Icon name={icon} size={20} className={styles.icon} /> : null}
        {start}
        <input
          {...input}
          id={inputId}
          className={styles.input}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={note === undefined ? undefined : `${inputId}-note`}
        />
        {end}
      </div>
      {note === undefined ? null : (
        <FieldNote id={`${inputId}-note`} error={error !== undefined}>
          {note}
        </FieldNote>
      )}
    </div>
  )
}
