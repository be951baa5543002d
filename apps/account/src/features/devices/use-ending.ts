import { ApiError, showToast, useMessages, useQueryClient } from '@site/shared-api'
import { useRef, useState } from 'react'
import { devicesQuery, GONE } from './devices.api.ts'

/** Ends sessions one request at a time, then reloads the list; `busy` names what is being ended. */
export function useEnding() {
  const common = useMessages('common')
  const queries = useQueryClient()
  const [busy, setBusy] = useState<string>()
  const running = useRef(false)
  const run = async (what: string, work: () => Promise<string>): Promise<void> => {
    if (running.current) return
    running.current = true
    setBusy(what)
    try {
      showToast(await work(), 'success')
    } catch (error) {
      // Anything else is said by the call itself.
      if (error instanceof ApiError && error.code === GONE) showToast(common(`error.${GONE}`), 'info')
    } finally {
      await queries.invalidateQueries({ queryKey: devicesQuery().queryKey })
      running.current = false
      setBusy(undefined)
    }
  }
  return { busy, run }
}
