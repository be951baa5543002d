import { Slot } from '@site/shared-api'
import type { ReactNode } from 'react'
import styles from './auth-layout.module.css'

interface Props {
  /** Mark of the screen. */
  readonly screen: string
  readonly title: string
  readonly text?: string
  readonly children: ReactNode
}

/** A way in as a whole screen: the welcome above, the form where the thumb is. */
export function AuthLayout({ screen, title, text, children }: Props) {
  return (
    <div className={styles.screen} data-screen={screen} data-state="ready">
      <div className={styles.welcome}>
        <svg className={styles.drawing} viewBox="0 0 240 160" aria-hidden="true" focusable="false">
          <circle className={styles.light} cx="120" cy="88" r="70" />
          <path className={styles.ring} d="M26 126a94 94 0 0 1 188 0M58 126a62 62 0 0 1 124 0" />
          <path className={styles.glow} d="M92 126V80a28 28 0 0 1 56 0v46l26 30H66z" />
          <path className={styles.inside} d="M92 126V80a28 28 0 0 1 56 0v46z" />
          <path className={styles.panel} d="M92 126V80a28 28 0 0 1 28-28v82z" />
          <circle className={styles.knob} cx="113" cy="96" r="2.5" />
          <path className={styles.ground} d="M14 126h64M162 126h64" />
          <path className={styles.star} d="M42 44v10m-5-5h10M196 30v8m-4-4h8M206 84v6m-3-3h6" />
        </svg>
        <h2 className={styles.title}>{title}</h2>
        {text === undefined ? null : <p className={styles.text}>{text}</p>}
      </div>
      <div className={styles.form}>
        {children}
        <Slot name="account-page.end" quiet />
      </div>
    </div>
  )
}
