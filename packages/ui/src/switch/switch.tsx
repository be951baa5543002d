import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'
import styles from './switch.module.css'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> {
  readonly label: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

/** On or off, at once: a native checkbox in the role of a switch, its label at the start. */
export function Switch({ label, className, ...input }: Props) {
  return (
    <label className={classNames(styles.row, className)}>
      <span className={styles.label}>{label}</span>
      <input {...input} type="checkbox" role="switch" className={styles.input} />
      <span className={styles.track} aria-hidden="true" />
    </label>
  )
}
