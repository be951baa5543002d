import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A text in the forms that browsers accept, each made at the first request. */
export interface Bodies {
  /** At once where it is there already. */
  get(encoding: Encoding): Buffer | Promise<Buffer>
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
/** The first request waits for it; later ones get the better one. */
const QUICK = 5
const GOOD = 9

const pack = (text: string, quality: number): Promise<Buffer> =>
  brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

export function createBodies(text: string): Bodies {
  const ready = new Map<Encoding, Buffer | Promise<Buffer>>()

  function make(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return Buffer.from(text)
    const first = encoding === 'br' ? pack(text, QUICK) : gzipped(text)
    void first.then((body) => ready.set(encoding, body))
    return first
  }

  let requestCount = 0
  function improve(): void {
    void pack(text, GOOD).then((body) => ready.set('br', body))
  }

  return {
    get(encoding) {
      // A page that is requested once is not worth the time.
      if (encoding === 'br' && (requestCount += 1) === 2) improve()
      const known = ready.get(encoding)
      if (known !== undefined) return known
      const made = make(encoding)
      if (encoding !== 'identity') ready.set(encoding, made)
      return made
    },
  }
}

/** The best form that a request accepts. */
export function acceptedEncoding(header = ''): Encoding {
  return header.includes('br') ? 'br' : header.includes('gzip') ? 'gzip' : 'identity'
}
