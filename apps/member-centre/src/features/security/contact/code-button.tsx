import { ApiError } from '@site/shared-api'
import { Button } from '@site/ui'
import { useEffect, useState } from 'react'
import { useWords } from '../words.ts'

interface Props {
  readonly text: string
  /** Epoch milliseconds until which no other is sent; throws the refusal. */
  readonly send: () => Promise<number | undefined>
  readonly refused: (failed: unknown) => void
}

const SECOND_MS = 1_000

/** Sends a code to one end of a change; another one when its time has come. */
export function CodeButton({ refused, send, text }: Props) {
  const say = useWords()
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const tick = (): void => setLeft(Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS)))
    tick()
    const ticking = setInterval(tick, SECOND_MS)
    return () => clearInterval(ticking)
  }, [until])
  const ask = async (): Promise<void> => {
    setBusy(true)
    try {
      setUntil((await send()) ?? 0)
    } catch (failed) {
      const seconds = failed instanceof ApiError ? Number(failed.data?.['retryAfter'] ?? 0) : 0
      if (seconds > 0) setUntil(Date.now() + seconds * SECOND_MS)
      refused(failed)
    }
    setBusy(false)
  }
  return (
    <Button variant="secondary" full busy={busy} disabled={left > 0} onClick={() => void ask()}>
      {left > 0 ? say('contact.wait', { count: left }) : text}
    </Button>
  )
}
