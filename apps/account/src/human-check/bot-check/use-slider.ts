import { ApiError } from '@site/shared-api'
import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchSlider, judgeSlider, type SliderTask, type Stroke } from './slider.api.ts'

export type SliderStatus =
  | { readonly name: 'loading' }
  | { readonly name: 'failed' }
  | { readonly name: 'ready'; readonly task: SliderTask }
  /** Being judged, or shown until the next one is there. */
  | { readonly name: 'busy'; readonly task: SliderTask }

const whileLoading = (before: SliderStatus): SliderStatus =>
  'task' in before ? { name: 'busy', task: before.task } : { name: 'loading' }

/** One task after another until one is solved; `refused` is the code of the last refusal. */
export function useSlider(onPass: (pass: string) => void) {
  const [round, setRound] = useState(0)
  const [status, setStatus] = useState<SliderStatus>({ name: 'loading' })
  const [refused, setRefused] = useState<string>()
  const busy = useRef(false)
  useEffect(() => {
    const left = new AbortController()
    setStatus(whileLoading)
    fetchSlider(left.signal).then(
      (task) => left.signal.aborted || setStatus({ name: 'ready', task }),
      () => left.signal.aborted || setStatus({ name: 'failed' }),
    )
    return () => left.abort()
  }, [round])
  const refresh = useCallback(() => setRound((count) => count + 1), [])
  const judge = async (task: SliderTask, x: number, track: readonly Stroke[]): Promise<void> => {
    if (busy.current) return
    busy.current = true
    setStatus({ name: 'busy', task })
    setRefused(undefined)
    try {
      onPass(await judgeSlider(task.id, x, track))
    } catch (error) {
      setRefused(error instanceof ApiError ? error.code : 'network')
      refresh()
    } finally {
      busy.current = false
    }
  }
  /** Whether the picture follows another one. */
  const again = round > 0
  return { status, refused, again, refresh, judge }
}
