import type { Parts } from './address.ts'

/** What a call with pictures is given. */
export interface WithPictures extends Parts {
  readonly pictures?: readonly Blob[]
}

/**
 * The parts of a call as they are sent: pictures become the body, their bytes one after another, and the sizes of several stand in
 * the query (`PictureBody`). Other calls are left as they are.
 */
export function picturesAsBody({ pictures, ...parts }: WithPictures): Parts {
  if (pictures === undefined || pictures.length === 0) return parts
  const body = new Blob([...pictures])
  if (pictures.length === 1) return { ...parts, body }
  return { ...parts, body, query: { ...Object(parts.query), sizes: pictures.map(({ size }) => size).join() } }
}

/** Body and headers of a request: bytes as they are, everything else as JSON. */
export function sentBody(
  body: unknown,
): Pick<RequestInit, 'body'> & { readonly headers: Record<string, string> } {
  if (body === undefined) return { headers: {} }
  if (body instanceof Blob)
    return { headers: { 'Content-Type': body.type || 'application/octet-stream' }, body }
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
}
