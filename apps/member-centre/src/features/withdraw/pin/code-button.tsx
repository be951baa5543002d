import { ApiError, useMessages } from '@site/shared-api'
import { Button } from '@site/ui'
import { useEffect, useState } from 'react'
import { sendCode } from '../withdraw.api.ts'

interface Props {
  /** Where it goes, masked. */
  readonly to: string
  /** The account’s password: without it no code is sent. */
  readonly password: string
  readonly refused: (failed: unknown) => void
}

const SECOND_MS = 1_000

/** Sends the code that proves the member; another one when its time has come. */
export function CodeButton({ password, refused, to }: Props) {
  const t = useMessages('member-centre')
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const tick = (): void => setLeft(Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS)))
    tick()
    const ticking = setInterval(tick, SECOND_MS)
    return () => clearInterval(ticking)
  }, [until])
  const send = async (): Promise<void> => {
    setBusy(true)
    try {
      setUntil(await sendCode(password))
    } catch (failed) {
      const seconds = failed instanceof ApiError ? Number(failed.data?.['retryAfter'] ?? 0) : 0
      if (seconds > 0) setUntil(Date.now() + seconds * SECOND_MS)
      else refused(failed)
    }
    setBusy(false)
  }
  return (
    <Button variant="secondary" full busy={busy} disabled={left > 0} onClick={() => void send()}>
      {left > 0 ? t('withdraw.code_wait', { count: left }) : t('withdraw.code_send', { to })}
    </Button>
  )
}
