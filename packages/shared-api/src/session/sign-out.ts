import { HOME_PATH, LOADING_LONG_MS } from '@site/config'
import { hideLoading, navigate, openPopup, showLoading } from '../actions.ts'
import { popupExists } from '../composition/popups.ts'
import { site } from '../site.ts'
import { logout } from './session.actions.ts'

const QUESTION = 'sign-out'

/** Ends the session on the platform and here, then leads home (SHL-25, B4). */
export async function signOut(): Promise<void> {
  showLoading(site().messages.of('common')('in_please_wait'), LOADING_LONG_MS)
  await logout()
  hideLoading()
  navigate(HOME_PATH, { replace: true })
}

/** Asks first, where a module of the brand asks; a member can sign out in any case. */
export function askSignOut(): void {
  if (popupExists(QUESTION)) openPopup(QUESTION)
  else void signOut()
}
