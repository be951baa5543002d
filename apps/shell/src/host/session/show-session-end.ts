import { TOAST_LONG_MS } from '@site/config'
import { live, showToast, site } from '@site/shared-api'

/** Shows in plain words why the session is over when the player did not end it (SHL-34); other tabs show it themselves. */
export function showSessionEnd(): void {
  const { bus, messages } = site()
  listenWhileSignedIn()
  // Once, however many calls and tabs bring the word.
  let isShown = false
  bus.on('sessionStarted').subscribe(() => (isShown = false))
  bus.on('sessionEnded').subscribe(({ data }) => {
    if (data.reason === 'logout' || isShown) return
    isShown = true
    showToast(messages.of('common')(`sessionEnd.${data.reason}`), 'error', TOAST_LONG_MS)
  })
}

/** The platform sends the end of a session at once, on every screen, for as long as there is one. */
function listenWhileSignedIn(): void {
  const { bus, signedIn } = site()
  let leave: (() => void) | undefined
  const follow = (): void => {
    if (signedIn()) leave ??= live.join()
    else {
      leave?.()
      leave = undefined
    }
  }
  bus.on('sessionStarted').subscribe(follow)
  bus.on('sessionEnded').subscribe(follow)
  follow()
}
