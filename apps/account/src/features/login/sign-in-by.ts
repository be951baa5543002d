import { ApiError, startSession } from '@site/shared-api'
import type { StartedSession } from '@site/shared-api/contract/session'
import { login, type Attempt } from '#sign-in/index.ts'
import { sessionOf } from '#sign-in/after-login/index.ts'
import { forgetRemembered, keepRemembered } from '#sign-in/remembered/index.ts'
import { withSecondStep } from '#sign-in/second-step/waiting-step.ts'
import { holdPassword } from '#sign-in/visit-password/index.ts'

/** What this browser keeps of a player who wants to be remembered, else nothing (ACC-04); a used device token is of no more use. */
function noteRemembered(attempt: Attempt, { userName, deviceToken }: StartedSession, shown: string): void {
  const { remember, type, countryDialingCode } = attempt
  if (remember !== true || deviceToken === undefined) return forgetRemembered()
  const byName = type === 'username' || type === undefined
  const named = byName ? { username: shown } : { username: shown, account: userName }
  const dialling = countryDialingCode === undefined ? {} : { countryDialingCode }
  keepRemembered({ ...named, deviceToken, type: byName ? 'username' : 'sms', ...dialling })
}

/** Signs in and publishes the started session to every module. `shown` is the name as the player typed it. Throws the client's errors. */
export async function signInBy(attempt: Attempt, shown: string): Promise<void> {
  try {
    const started = await withSecondStep(() => login(attempt))
    noteRemembered(attempt, started, shown)
    if (attempt.type === 'username' && attempt.remembered !== true)
      holdPassword(started.userName, attempt.password)
    startSession(sessionOf(started))
  } catch (error) {
    // A dead token is of no more use: the player types the password.
    if (attempt.remembered === true && error instanceof ApiError && error.code === 'login_failed')
      forgetRemembered()
    throw error
  }
}
