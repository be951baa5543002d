import { useRef, useState } from 'react'
import { bringBack, markAllRead, removeMails } from './mailbox.ts'

export interface Mailbox {
  readonly busy: boolean
  /** What was deleted last and can still be brought back. */
  readonly deleted: readonly string[]
  readonly remove: (ids: readonly string[]) => void
  readonly undo: () => void
  readonly readAll: () => void
}

/** What a member does with messages, one thing at a time; what failed is said by the call itself. */
export function useMailbox(): Mailbox {
  const [busy, setBusy] = useState(false)
  const [deleted, setDeleted] = useState<readonly string[]>([])
  const running = useRef(false)
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (running.current) return
    running.current = true
    setBusy(true)
    await work().catch(() => undefined)
    running.current = false
    setBusy(false)
  }
  return {
    busy,
    deleted,
    remove: (ids) =>
      void run(async () => {
        await removeMails(ids)
        setDeleted(ids)
      }),
    undo: () =>
      void run(async () => {
        await bringBack(deleted)
        setDeleted([])
      }),
    readAll: () => void run(markAllRead),
  }
}
