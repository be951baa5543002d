import { useMessages, type SiteEvents } from '@site/shared-api'
import { LoadingVeil } from '@site/ui/frame'
import { useEffect, useState } from 'react'
import { useFact } from '#host/facts/use-fact.ts'

/** `setTimeout` knows no longer time. */
const LONGEST_MS = 2 ** 31 - 1

/** Shows that the player has to wait, until it is over or its time is (SHL-21: 10 s by default). */
export function LoadingHost() {
  const t = useMessages('common')
  const [loading, setLoading] = useState<SiteEvents['loadingChanged']>()
  useFact('loadingChanged', setLoading)
  useEffect(() => {
    if (loading?.shown !== true) return
    const timer = setTimeout(() => setLoading(undefined), Math.min(loading.durationMs, LONGEST_MS))
    return () => clearTimeout(timer)
  }, [loading])
  return loading?.shown === true ? <LoadingVeil label={loading.text ?? t('loading')} /> : null
}
