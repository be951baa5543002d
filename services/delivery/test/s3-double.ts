import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Names of one answer to a listing: few, so that a client has to go on. */
const PAGE = 3

/**
 * A double of an S3-compatible service: objects of one bucket with ETags, conditional writes and listings in pages, as
 * the API's documentation says. It sees that calls are signed, not whether the signature is right.
 */
export async function s3Double() {
  const objects = new Map<string, Buffer>()
  let isAway = false
  const tagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`

  async function answer(request: IncomingMessage, out: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(Buffer.from(part))
    const url = new URL(request.url ?? '', 'http://s3')
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/')
    const key = rest.join('/')
    if (isAway) return void out.writeHead(503).end()
    if (request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=KEY/') !== true)
      return void out.writeHead(403).end()
    if (bucket !== 'releases') return void out.writeHead(404).end()
    if (key === '') return list(url.searchParams, out)
    const known = objects.get(key)
    if (request.method === 'PUT') {
      const match = request.headers['if-match']
      const isTaken = match !== undefined && (known === undefined || tagOf(known) !== match)
      if (isTaken || (request.headers['if-none-match'] === '*' && known !== undefined))
        return void out.writeHead(412).end()
      const bytes = Buffer.concat(parts)
      objects.set(key, bytes)
      return void out.setHeader('ETag', tagOf(bytes)).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return void out.writeHead(204).end()
    }
    if (known === undefined) return void out.writeHead(404).end()
    out.setHeader('ETag', tagOf(known)).end(known)
  }

  function list(query: URLSearchParams, out: ServerResponse): void {
    const all = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort()
    const from = Number(query.get('continuation-token') ?? 0)
    const keys = all.slice(from, from + PAGE).map((key) => `<Contents><Key>${key}</Key></Contents>`)
    const next =
      from + PAGE < all.length ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : ''
    out.end(`<?xml version="1.0"?><ListBucketResult>${next}${keys.join('')}</ListBucketResult>`)
  }

  const server = createServer((request, out) => void answer(request, out))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // reason: a server that listens on a port has an address of this shape
  const { port } = server.address() as AddressInfo
  return {
    objects,
    bucket: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'releases',
      prefix: 'site/',
      region: 'us-east-1',
      accessKeyId: 'KEY',
      secretAccessKey: 'secret',
    },
    away(is: boolean): void {
      isAway = is
    },
    close(): void {
      server.closeAllConnections()
      server.close()
    },
  }
}
