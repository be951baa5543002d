import type { IncomingMessage, ServerResponse } from 'node:http'

/** The path of the sandbox of an outside sign-in on this service's address. */
export const MOUNT = '/identity'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

export function isIdentity(url: string | undefined): boolean {
  return url !== undefined && (url === MOUNT || url.startsWith(`${MOUNT}/`))
}
