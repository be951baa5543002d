import { call } from '@site/shared-api'
import type { ValueOf } from '@site/shared-api/contract/call'
import { captcha as captchaCall } from '@site/shared-api/contract/human-check'
import { useCallback, useEffect, useState } from 'react'

export type Captcha = ValueOf<typeof captchaCall>
export type CaptchaStatus = 'loading' | 'failed' | 'ready'

/** A picture for each round and each refresh; `picture` counts them. The previous one is shown until the next has loaded. */
export function useCaptcha(round: number) {
  const [refreshes, setRefreshes] = useState(0)
  const [captcha, setCaptcha] = useState<Captcha>()
  const [status, setStatus] = useState<CaptchaStatus>('loading')
  const [picture, setPicture] = useState(0)
  useEffect(() => {
    const left = new AbortController()
    setStatus('loading')
    call(captchaCall, {}, { signal: left.signal, alert: 'own' }).then(
      (value) => {
        if (left.signal.aborted) return
        setCaptcha(value)
        setPicture((count) => count + 1)
        setStatus('ready')
      },
      () => {
        if (left.signal.aborted) return
        setCaptcha(undefined)
        setStatus('failed')
      },
    )
    return () => left.abort()
  }, [round, refreshes])
  const refresh = useCallback(() => setRefreshes((count) => count + 1), [])
  return { captcha, status, refresh, picture }
}
