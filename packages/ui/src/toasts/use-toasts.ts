import { useRef, useState } from 'react'
import { withToast, type ToastItem, type ToastText } from './toast-list.ts'

/** The toasts that are shown, how one more is, and how one goes. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([])
  const lastId = useRef(0)
  return {
    toasts,
    show(added: ToastText): void {
      lastId.current += 1
      const id = lastId.current
      setToasts((now) => withToast(now, { ...added, id }))
    },
    drop: (id: number): void => setToasts((now) => now.filter((toast) => toast.id !== id)),
  }
}
