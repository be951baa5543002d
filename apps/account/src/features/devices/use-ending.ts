import { ApiError, showToast, useMessages, useQueryClient } from '@site/shared-api'
import { useRef, useState } from 'react'
import { devicesQuery } from './devices.api.ts'

/** Ends sessions, one wish at a time, and looks again; `busy` names what is being ended. */
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
      // Somebody else was quicker: it is ended all the same.
      const gone = error instanceof ApiError && error.code === 'device_unknown'
      const key = error instanceof ApiError ? `error.${error.code}` : 'error.network'
      showToast(common(key), gone ? 'info' : 'error')
    } finally {
      await queries.invalidateQueries({ queryKey: devicesQuery().queryKey })
      running.current = false
      setBusy(undefined)
    }
  }
  return { busy, run }
}
