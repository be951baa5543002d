/** A phone's network, and three pictures. */
const LIMIT_MS = 60_000

/** The wire of one call with pictures that reports how much of it has been sent (0 to 1); no other browser API does. */
export function uploading(onProgress: (share: number) => void) {
  return (url: string, { method = 'POST', headers, body }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, url)
      for (const [name, value] of Object.entries(headers ?? {})) request.setRequestHeader(name, String(value))
      request.timeout = LIMIT_MS
      request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total)
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
      request.onerror = request.ontimeout = () => reject(new TypeError('no answer came'))
      request.send(body instanceof Blob ? body : null)
    })
}
