import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './checkbox.module.css'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** What is agreed to; may hold a link. */
  readonly label: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

/** A native checkbox with a drawn tick; its label is part of the target. */
export function Checkbox({ label, className, ...input }: Props) {
  return (
    <label className={classNames(styles.row, className)}>
      <span className={styles.box}>
        <input {...input} type="checkbox" className={styles.input} />
        <span className={styles.face}>
          <Icon name="check" size={16} className={styles.tick} />
        </span>
      </span>
      <span className={styles.label}>{label}</span>
    </label>
  )
}
