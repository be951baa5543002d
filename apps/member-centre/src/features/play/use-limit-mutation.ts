import { showToast, useQueryClient } from '@site/shared-api'
import { useState } from 'react'
import { careQuery, type PlayCare } from './play.api.ts'

/** A change of limits: one at a time; its answer is shown at once. The page's alert shows failures. */
export function useLimitMutation() {
  const queries = useQueryClient()
  const [busy, setBusy] = useState<string>()
  const run = async (name: string, mutate: () => Promise<PlayCare>, said?: string): Promise<boolean> => {
    if (busy !== undefined) return false
    setBusy(name)
    try {
      queries.setQueryData(careQuery().queryKey, await mutate())
      if (said !== undefined) showToast(said, 'success')
      return true
    } catch {
      return false
    } finally {
      setBusy(undefined)
    }
  }
  return { busy, run }
}
