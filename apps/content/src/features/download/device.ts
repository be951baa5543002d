/** What the download rules ask about a browser (A2). */
export interface Device {
  readonly system: 'ios' | 'android' | 'other'
  /** Of iOS and iPadOS: `[12, 1]`; absent where the browser does not say. */
  readonly version?: readonly [major: number, minor: number]
  /** Safari itself; every other browser of iOS, and every page inside an app, is not. */
  readonly safari: boolean
}

/** Nothing may stand between or after: `EdgiOS/…`, `DuckDuckGo/…`, `OPT/…`, `Line/…` are others that say Safari too. */
const SAFARI = /Version\/[\d.]+ (Mobile\/\w+ )?Safari\/[\d.]+$/

/** Reads a user agent. iPadOS calls itself a Mac; its touch points distinguish it. */
export function deviceOf(userAgent: string, maxTouchPoints: number): Device {
  const handheld = /\b(iPhone|iPad|iPod)\b/.test(userAgent)
  if (handheld || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) {
    const version = (handheld ? /OS (\d+)[_.](\d+)/ : /Version\/(\d+)\.(\d+)/).exec(userAgent)
    return {
      system: 'ios',
      safari: SAFARI.test(userAgent),
      ...(version ? { version: [Number(version[1]), Number(version[2])] as const } : {}),
    }
  }
  return { system: /Android/.test(userAgent) ? 'android' : 'other', safari: false }
}

/** iOS 12 below 12.2, and 11 and below: profiles install on the spot there (A2). */
export function isLegacy({ version }: Device): boolean {
  if (version === undefined) return false
  const [major, minor] = version
  return major < 12 || (major === 12 && minor < 2)
}
