import { createHmac } from 'node:crypto'
import { isSameText } from '@site/service-kit/same-text'

/** What is signed between the platform and a provider. */
export interface SignedRequest {
  /** Unix milliseconds as text. */
  timestamp: string
  method: string
  path: string
  /** The body as it is sent. */
  body: string
}

/** Hex HMAC-SHA256 over time, method, path and body, each on a line of its own. */
export function signatureOf(secret: string, { timestamp, method, path, body }: SignedRequest): string {
  return createHmac('sha256', secret).update(`${timestamp}\n${method}\n${path}\n${body}`).digest('hex')
}

/** Compares in constant time. */
export function isSignedBy(secret: string, signature: string, request: SignedRequest): boolean {
  return isSameText(signature, signatureOf(secret, request))
}
