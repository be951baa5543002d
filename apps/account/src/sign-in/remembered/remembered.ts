import { storage } from '@site/shared-api'

const KEY = 'rememberedLogin'
const TYPES = ['username', 'sms'] as const

/** A browser that remembers its player (ACC-04, B3). */
export interface Remembered {
  readonly username: string
  /** A token that the platform can revoke, never the password (decisions). */
  readonly deviceToken: string
  readonly type: (typeof TYPES)[number]
  /** The account's own name, where the player signs in by something else: a number. */
  readonly account?: string
  readonly countryDialingCode?: string
}

const encodeTwice = (token: string): string => btoa(btoa(token))
const decodeTwice = (text: string): string => atob(atob(text))

/** What this browser remembers; anything that is not whole is nothing. */
export function readRemembered(): Remembered | undefined {
  const value = storage.read(KEY)
  if (typeof value !== 'object' || value === null) return undefined
  try {
    const { username, password, type, account, countryDialingCode } = value as Record<string, unknown> // reason: narrowed field by field below
    const known = TYPES.find((one) => one === type)
    if (typeof username !== 'string' || typeof password !== 'string' || known === undefined) return undefined
    return {
      username,
      deviceToken: decodeTwice(password),
      type: known,
      ...(typeof account === 'string' ? { account } : {}),
      ...(typeof countryDialingCode === 'string' ? { countryDialingCode } : {}),
    }
  } catch {
    return undefined
  }
}

/** Keeps the player in the shape of B3: the password field holds the token, encoded twice. */
export function keepRemembered({ deviceToken, ...rest }: Remembered): void {
  storage.write(KEY, { ...rest, password: encodeTwice(deviceToken) })
}

export function forgetRemembered(): void {
  storage.remove(KEY)
}

/** A changed password has ended the previous token: the new one replaces it; without one nothing is remembered. */
export function renewRemembered(deviceToken: string | undefined): void {
  const now = readRemembered()
  if (now === undefined) return
  if (deviceToken === undefined) forgetRemembered()
  else keepRemembered({ ...now, deviceToken })
}
