import { Slot } from '@site/shared-api'
import type { ReactNode } from 'react'
import styles from './page.module.css'

interface Props {
  /** Mark of the screen. */
  readonly screen: string
  readonly state?: 'loading' | 'failed' | 'ready'
  readonly children: ReactNode
}

/** A screen of account that needs no welcome: what it shows, from the top. */
export function Page({ screen, state = 'ready', children }: Props) {
  return (
    <div className={styles.page} data-screen={screen} data-state={state}>
      {children}
      <Slot name="account-page.end" quiet />
    </div>
  )
}
