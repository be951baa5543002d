import { createHash } from 'node:crypto'

/** What is stored of a token: a reader of the database cannot use it. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
