/** Inside the brand's own native app, whose user agent says `App…Ver` (A2); `AppleWebKit … Version` is any Safari. */
export function inNativeApp(): boolean {
  return /App(?!le)[^();]{0,24}Ver/.test(navigator.userAgent)
}

/** Started from the home screen: an installed web app, or the standalone page of iOS. */
export function inInstalledApp(): boolean {
  return (
    globalThis.matchMedia?.('(display-mode: standalone)').matches === true ||
    ('standalone' in navigator && navigator.standalone === true)
  )
}
