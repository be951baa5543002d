import type { ValueOf } from '@site/shared-api/contract/call'
import type { work } from '@site/shared-api/contract/human-check'

/** So many at once: the page answers to taps between two handfuls. */
const HANDFUL = 250

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Finds the number with the requested digest and returns it as the platform reads it (base64 of JSON); undefined
 * where there is none. The digests are the browser's own work, off the page's thread.
 */
export async function solve(
  { algorithm, challenge, maxnumber, salt, signature }: ValueOf<typeof work>,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const began = performance.now()
  const encoder = new TextEncoder()
  const digest = async (number: number): Promise<string> =>
    hex(await crypto.subtle.digest(algorithm, encoder.encode(`${salt}${number}`)))
  for (let from = 0; from <= maxnumber; from += HANDFUL) {
    signal?.throwIfAborted()
    const size = Math.min(HANDFUL, maxnumber - from + 1)
    const digests = await Promise.all(Array.from({ length: size }, (_, at) => digest(from + at)))
    const at = digests.indexOf(challenge)
    if (at === -1) continue
    const took = Math.round(performance.now() - began)
    return btoa(JSON.stringify({ algorithm, challenge, number: from + at, salt, signature, took }))
  }
  return undefined
}
