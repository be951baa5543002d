import { useEffect } from 'react'
import { useListContext, useRefresh, type RaRecord } from 'react-admin'

const AGAIN_MS = 2_000

/** Reads the list again while something of it is under way. */
export function AgainWhile<Row extends RaRecord>({ isRunning }: { isRunning(row: Row): boolean }) {
  const refresh = useRefresh()
  const { data = [] } = useListContext<Row>()
  const again = data.some(isRunning)
  useEffect(() => {
    if (!again) return undefined
    const timer = setInterval(refresh, AGAIN_MS)
    return () => clearInterval(timer)
  }, [again, refresh])
  return null
}
