import { showToast, useQueryClient } from '@site/shared-api'
import { useRef, useState } from 'react'
import { devicesQuery } from './devices.api.ts'

/** Ends sessions, one wish at a time, and looks again; `busy` names what is being ended. */
export function useEnding() {
  const queries = useQueryClient()
  const [busy, setBusy] = useState<string>()
  const running = useRef(false)
  const run = async (what: string, work: () => Promise<string>): Promise<void> => {
    if (running.current) return
    running.current = true
    setBusy(what)
    try {
      showToast(await work(), 'success')
    } catch {
      // Said by the call itself. Where somebody else was quicker it is ended all the same: the list is asked again.
    } finally {
      await queries.invalidateQueries({ queryKey: devicesQuery().queryKey })
      running.current = false
      setBusy(undefined)
    }
  }
  return { busy, run }
}
