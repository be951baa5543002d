import type { RegisterMethod } from './contract/registration.ts'

/** Inside the brand's own native app, whose user agent says `App…Ver` (A2); `AppleWebKit … Version` is any Safari. */
export function inNativeApp(): boolean {
  return /App(?!le)[^();]{0,24}Ver/.test(navigator.userAgent)
}

/** Started from the home screen: an installed web app, or the standalone page of iOS. */
export function inInstalledApp(): boolean {
  return globalThis.matchMedia?.('(display-mode: standalone)').matches === true || isWebClip()
}

/** The standalone page of iOS: a web clip that its owner or the brand's profile has put on the home screen. */
function isWebClip(): boolean {
  return 'standalone' in navigator && navigator.standalone === true
}

/** What a registration comes from (B3): the native app, a web clip of iOS, an installed web app, a browser. */
export function registerMethod(): RegisterMethod {
  if (inNativeApp()) return 'APP'
  if (isWebClip()) return 'WEBCLIP'
  return inInstalledApp() ? 'PWA' : 'H5'
}
