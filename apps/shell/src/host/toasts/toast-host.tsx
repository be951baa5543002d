import { ToastStack, useToasts } from '@site/ui/frame'
import { useFact } from '#host/facts/use-fact.ts'

/** Shows what modules have to say in passing, each for its own time (SHL-21); errors interrupt a screen reader, the rest waits. */
export function ToastHost() {
  const { toasts, show, drop } = useToasts()
  useFact('toastRequested', show)
  return <ToastStack toasts={toasts} onDone={drop} />
}
