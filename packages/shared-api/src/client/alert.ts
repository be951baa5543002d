import { showToast } from '../actions.ts'
import { site } from '../site.ts'
import { ApiError, NetworkError, SessionEndedError } from './errors.ts'

/** Says in the player's words what went wrong with a call that is not silent (A8, B7); the end of a session is shown once, by the host. */
export function alertFailure(error: unknown): void {
  if (error instanceof SessionEndedError) return
  if (!(error instanceof ApiError) && !(error instanceof NetworkError)) return
  const t = site().messages.of('common')
  const key = `error.${error.code}`
  const text = t(key)
  showToast(text === key ? t('error.unknown_error') : text, 'error')
}
