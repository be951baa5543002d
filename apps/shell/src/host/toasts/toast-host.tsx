import { useRef, useState } from 'react'
import { useFact } from '#host/facts/use-fact.ts'
import { Toast } from './toast.tsx'
import styles from './toast.module.css'
import { withToast, type ToastItem } from './toast-list.ts'

/** Shows what modules have to say in passing, each for its own time (SHL-21); errors interrupt a screen reader, the rest waits. */
export function ToastHost() {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([])
  const lastId = useRef(0)
  useFact('toastRequested', (data) => {
    lastId.current += 1
    const id = lastId.current
    setToasts((now) => withToast(now, { ...data, id }))
  })
  const drop = (id: number): void => setToasts((now) => now.filter((toast) => toast.id !== id))
  const draw = (toast: ToastItem) => <Toast key={toast.id} toast={toast} onDone={drop} />
  return (
    <div className={styles.stack}>
      <div role="status">{toasts.filter(({ kind }) => kind !== 'error').map(draw)}</div>
      <div role="alert">{toasts.filter(({ kind }) => kind === 'error').map(draw)}</div>
    </div>
  )
}
