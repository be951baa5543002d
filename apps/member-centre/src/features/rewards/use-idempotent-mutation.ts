import { useRef, useState } from 'react'

/** A mutation by a tap: one at a time, with one id until it is known to have worked (PLT-06). */
export function useIdempotentMutation() {
  const [busy, setBusy] = useState<string>()
  const ids = useRef(new Map<string, string>())
  /** What fails is said by the page's alert. */
  const run = async (name: string, mutate: (id: string) => Promise<unknown>): Promise<void> => {
    if (busy !== undefined) return
    const id = ids.current.get(name) ?? crypto.randomUUID()
    ids.current.set(name, id)
    setBusy(name)
    try {
      await mutate(id)
      ids.current.delete(name)
    } catch {
      // Said already.
    } finally {
      setBusy(undefined)
    }
  }
  return { busy, run }
}
