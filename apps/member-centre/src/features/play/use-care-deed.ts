import { showToast, useQueryClient } from '@site/shared-api'
import { useState } from 'react'
import { careQuery, type PlayCare } from './play.api.ts'

/** A change of limits: one at a time; what it answers stands on the page at once. What fails is said by the page's alert. */
export function useCareDeed() {
  const queries = useQueryClient()
  const [busy, setBusy] = useState<string>()
  const run = async (name: string, deed: () => Promise<PlayCare>, said?: string): Promise<boolean> => {
    if (busy !== undefined) return false
    setBusy(name)
    try {
      queries.setQueryData(careQuery().queryKey, await deed())
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
