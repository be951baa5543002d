import { startSession } from '@site/shared-api'
import { sessionOf } from '#sign-in/after-login/index.ts'
import { withSecondStep } from '#sign-in/second-step/waiting-step.ts'
import { holdPassword } from '#sign-in/visit-password/index.ts'
import { login } from './login.api.ts'

/** Signs in with a password that has just been set (ACC-18); throws what `login` throws. */
export async function enter(userName: string, password: string): Promise<void> {
  const started = await withSecondStep(() => login({ username: userName, password, type: 'username' }))
  holdPassword(started.userName, password)
  startSession(sessionOf(started))
}
