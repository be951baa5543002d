import { safeAddress } from './safe-address.ts'

/**
 * The address behind the `path` of a customer-service entry: base64url of the reversed text (A3, decisions).
 * Undefined for what cannot be read or may not be followed.
 */
export function decodePath(path: string): string | undefined {
  const plain = textOf(path)
  return plain === undefined ? undefined : safeAddress([...plain].reverse().join(''))
}

function textOf(base64url: string): string | undefined {
  try {
    const bytes = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
    const escaped = [...bytes].map((byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`)
    return decodeURIComponent(escaped.join(''))
  } catch {
    return undefined
  }
}
