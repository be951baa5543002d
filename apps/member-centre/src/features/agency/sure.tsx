import { useMessages } from '@site/shared-api'
import { Button } from '@site/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import styles from './agency.module.css'

interface Props {
  /** What will be done. */
  readonly text: string
  readonly yes: string
  readonly danger?: boolean
  readonly busy: boolean
  readonly onYes: () => void
  readonly onNo: () => void
  readonly children?: ReactNode
}

/** Asks once more, in its own place, before something is done that cannot be undone. */
export function Sure({ text, yes, danger = false, busy, onYes, onNo, children }: Props) {
  const common = useMessages('common')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} className={styles.sure} role="group" aria-label={text} tabIndex={-1} data-sure="">
      <p className={styles.text}>{text}</p>
      {children}
      <div className={styles.answers}>
        <Button variant="secondary" full onClick={onNo}>
          {common('cancel')}
        </Button>
        <Button variant={danger ? 'danger' : 'primary'} full busy={busy} onClick={onYes}>
          {yes}
        </Button>
      </div>
    </div>
  )
}
