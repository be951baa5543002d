import { ApiError } from '@site/shared-api'
import { useCallback, useState } from 'react'
import { asksForCaptcha } from './human-checks.ts'

/** Undefined until the platform asks for a captcha (ACC-02), then counts its pictures: one is good for one answer, right or wrong. */
export function useCaptchaRound(): readonly [round: number | undefined, refused: (error: unknown) => void] {
  const [round, setRound] = useState<number>()
  const refused = useCallback(
    (error: unknown): void =>
      setRound((now) => {
        if (now === undefined) return asksForCaptcha(error) ? 0 : undefined
        return error instanceof ApiError ? now + 1 : now
      }),
    [],
  )
  return [round, refused]
}
