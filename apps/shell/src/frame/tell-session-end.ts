import { TOAST_LONG_MS } from '@site/config'
import { showToast, site } from '@site/shared-api'

/** Tells the player that the session is over when it was not their own wish (SHL-34); other tabs tell it for themselves. */
export function tellSessionEnd(): void {
  const { bus, messages } = site()
  bus.on('sessionEnded').subscribe(({ data }) => {
    if (data.reason === 'logout') return
    showToast(messages.of('common')('error.session_ended'), 'error', TOAST_LONG_MS)
  })
}
