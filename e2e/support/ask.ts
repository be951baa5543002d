import { request, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import type { Plan } from '@site/config/schema'
import { hostOf, type BrandName, type Site } from './sites.ts'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly raw: Buffer
  readonly text: string
}

/** One HTTP call as it is on the wire: no redirect is followed, `Host` names the brand. */
export function ask(
  site: Site,
  path: string,
  { brand = 'lotus', headers = {} }: { brand?: BrandName; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((done, failed) => {
    const call = request(
      {
        host: '127.0.0.1',
        port: site.port,
        path,
        headers: { host: `${hostOf(brand)}:${site.port}`, accept: 'text/html', ...headers },
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', failed)
        answer.on('end', () => {
          const raw = Buffer.concat(parts)
          const plain = answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(raw) : raw
          done({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            raw,
            text: plain.toString('utf8'),
          })
        })
      },
    )
    call.on('error', failed)
    call.end()
  })
}

/** The plan inside a page's HTML. */
export function planOf(html: string): Plan {
  const text = /<script type="application\/json" id="m-plan"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1]
  if (text === undefined) throw new Error('The page carries no plan.')
  return JSON.parse(text) as Plan // reason: checked by the delivery service before it was sent
}
