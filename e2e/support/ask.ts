import { request, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import type { CommonPlan, PagePlan, Plan } from '@site/config/schema'
import { hostOf, type BrandName, type Site } from './sites.ts'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly raw: Buffer
  readonly text: string
}

export interface Asking {
  readonly brand?: BrandName
  readonly headers?: Record<string, string>
}

/** One HTTP call as it is on the wire: no redirect is followed, `Host` names the brand. */
export function ask(
  site: Pick<Site, 'port'>,
  path: string,
  { brand = 'lotus', headers = {} }: Asking = {},
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

/** The plan of a page, with what it has in common with others. */
export async function planOf(site: Pick<Site, 'port'>, html: string): Promise<Plan> {
  const text = /<script type="application\/json" id="m-plan"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1]
  if (text === undefined) throw new Error('The page carries no plan.')
  const plan = JSON.parse(text) as PagePlan // reason: checked by the delivery service before it was sent
  if (plan.common === undefined) return plan
  const common = await ask(site, plan.common.url)
  if (common.status !== 200) throw new Error(`${plan.common.url} answers ${common.status}`)
  return { ...plan, ...(JSON.parse(common.text) as CommonPlan) } // reason: as above
}

/** The plan of the page at an address. */
export async function planAt(site: Pick<Site, 'port'>, path: string, options?: Asking): Promise<Plan> {
  return await planOf(site, (await ask(site, path, options)).text)
}
