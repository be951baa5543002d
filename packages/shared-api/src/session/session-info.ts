import { storage } from './storage.ts'

export const SESSION_KEY = 'MC_SESSION_INFO' // A3, B3

/** What a module may know of the session (A3, B3); `token` is the half that travels in the header. */
export interface SessionInfo {
  readonly token: string
  readonly merchantCode: string
  readonly userName: string
  readonly type: number
  readonly firstTimeLogin: boolean
}

/** Parses what local storage holds; anything else than a session of this brand is no session. */
export function parseSession(text: string | undefined, merchant: string): SessionInfo | null {
  if (text === undefined) return null
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return null
    const { token, merchantCode, userName, type, firstTimeLogin } = value as Record<string, unknown> // reason: narrowed field by field below
    if (typeof token !== 'string' || token === '' || typeof userName !== 'string' || typeof type !== 'number')
      return null
    if (merchantCode !== merchant) return null
    return { token, merchantCode: merchant, userName, type, firstTimeLogin: firstTimeLogin === true }
  } catch {
    return null
  }
}

export function readSession(merchant: string): SessionInfo | null {
  return parseSession(storage.get(SESSION_KEY), merchant)
}
