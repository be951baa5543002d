import { Toast } from './toast.tsx'
import type { ToastItem } from './toast-list.ts'
import styles from './toast.module.css'

interface Props {
  readonly toasts: readonly ToastItem[]
  readonly onDone: (id: number) => void
}

/** Toasts above the footer, each for its own time; errors interrupt a screen reader, the rest waits. */
export function ToastStack({ toasts, onDone }: Props) {
  const draw = (toast: ToastItem) => <Toast key={toast.id} toast={toast} onDone={onDone} />
  return (
    <div className={styles.stack}>
      <div role="status">{toasts.filter(({ kind }) => kind !== 'error').map(draw)}</div>
      <div role="alert">{toasts.filter(({ kind }) => kind === 'error').map(draw)}</div>
    </div>
  )
}
