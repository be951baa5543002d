import { ApiError, startSession } from '@site/shared-api'
import type { StartedSession } from '@site/shared-api/contract/session'
import { useCallback, useRef, useState } from 'react'
import { sessionOf } from '#sign-in/after-login/index.ts'
import { asksForCaptcha } from '#human-check/captcha/index.ts'
import { refusalOf, type Refusal } from '#form/index.ts'
import { forgetRemembered, keepRemembered } from '#sign-in/remembered/index.ts'
import { holdPassword } from '#sign-in/visit-password/index.ts'
import { login, type Attempt } from '#sign-in/index.ts'

export const LOGIN_FIELDS = ['username', 'password', 'mobileNum', 'verificationCode', 'captcha'] as const
export type LoginField = (typeof LOGIN_FIELDS)[number]

export type LoginStatus =
  | { readonly name: 'editing' }
  | { readonly name: 'sending' }
  | { readonly name: 'refused'; readonly refusal: Refusal<LoginField> }

const EDITING: LoginStatus = { name: 'editing' }

/** What this browser keeps of a player who wants to be remembered, else nothing (ACC-04); a used device token is of no more use. */
function noteRemembered(attempt: Attempt, { userName, deviceToken }: StartedSession, shown: string): void {
  const { remember, type, countryDialingCode } = attempt
  if (remember !== true || deviceToken === undefined) return forgetRemembered()
  const byName = type === 'username' || type === undefined
  const named = byName ? { username: shown } : { username: shown, account: userName }
  const dialling = countryDialingCode === undefined ? {} : { countryDialingCode }
  keepRemembered({ ...named, deviceToken, type: byName ? 'username' : 'sms', ...dialling })
}

/**
 * One attempt at a time: a second tap while one is on its way does nothing. A started session is told to every module.
 * `shown` is the name as the player typed it. `captchaRound` is undefined until the platform asks for a captcha (ACC-02), then counts its pictures.
 */
export function useLogin() {
  const [status, setStatus] = useState<LoginStatus>(EDITING)
  const [captchaRound, setCaptchaRound] = useState<number>()
  const sending = useRef(false)
  const submit = useCallback(async (make: () => Attempt | Promise<Attempt>, shown: string): Promise<void> => {
    if (sending.current) return
    sending.current = true
    setStatus({ name: 'sending' })
    let attempt: Attempt | undefined
    try {
      attempt = await make()
      const started = await login(attempt)
      noteRemembered(attempt, started, shown)
      if (attempt.type === 'username' && attempt.remembered !== true)
        holdPassword(started.userName, attempt.password)
      startSession(sessionOf(started))
    } catch (error) {
      // A dead token is of no more use: the player types the password.
      if (attempt?.remembered === true && error instanceof ApiError && error.code === 'login_failed')
        forgetRemembered()
      setStatus({ name: 'refused', refusal: refusalOf(error, LOGIN_FIELDS) })
      // One picture is good for one answer, right or wrong.
      setCaptchaRound((round) =>
        round === undefined
          ? asksForCaptcha(error)
            ? 0
            : undefined
          : error instanceof ApiError
            ? round + 1
            : round,
      )
    } finally {
      sending.current = false
    }
  }, [])
  const edit = useCallback(() => setStatus((now) => (now.name === 'refused' ? EDITING : now)), [])
  return { status, captchaRound, submit, edit }
}
