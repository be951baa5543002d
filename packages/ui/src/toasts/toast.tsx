import { useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './toast.module.css'
import type { ToastItem } from './toast-list.ts'
import { useCountdown } from './use-countdown.ts'

const ICONS = { info: 'info', success: 'circle-check', error: 'circle-alert' } as const

interface Props {
  readonly toast: ToastItem
  readonly onDone: (id: number) => void
}

/** One toast; a tap sends it away, a resting finger keeps it. */
export function Toast({ toast, onDone }: Props) {
  const [held, setHeld] = useState(false)
  useCountdown(toast.durationMs, held, () => onDone(toast.id))
  const hold = (): void => setHeld(true)
  const release = (): void => setHeld(false)
  return (
    <p
      className={styles.toast}
      data-kind={toast.kind}
      onPointerDown={hold}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerEnter={(event) => event.pointerType === 'mouse' && hold()}
      onPointerLeave={release}
      onClick={() => onDone(toast.id)}
    >
      <Icon name={ICONS[toast.kind]} size={20} />
      <span>{toast.text}</span>
    </p>
  )
}
