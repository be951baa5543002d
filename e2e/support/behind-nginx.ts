import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ADMIN_HOST, startNginx, type Nginx } from '@site/tools/nginx'
import { consoleOf } from './console.ts'
import { testOnOwnSite } from './own-site.ts'
import { hostOf, type BrandName, type OwnSite, type OwnSiteOptions } from './sites.ts'
import { expect } from './test.ts'

const BRANDS: readonly BrandName[] = ['lotus', 'coral']

/** Where a brand's pages are over https. */
export const secureOrigin = (nginx: Nginx, brand: BrandName): string =>
  `https://${hostOf(brand)}:${nginx.port}`

/** A page of the console over https. */
export const secureConsole = (nginx: Nginx, path = ''): string =>
  `https://${ADMIN_HOST}:${nginx.port}/console${path}`

/** Journeys on a site of their own behind the nginx of `deploy/nginx`, as the internet meets it: brands and console over https. */
export const testBehindNginx = (name: string, options?: OwnSiteOptions) =>
  testOnOwnSite(name, options).extend<object, { readonly nginx: Nginx }>({
    nginx: [
      async ({ site }, use) => {
        const nginx = await startNginx({ copies: [site.port], adminPort: site.operatorPort })
        for (const brand of BRANDS)
          await patchBrand(site, brand, { publicOrigin: secureOrigin(nginx, brand) })
        await use(nginx)
        await nginx.stop()
      },
      { scope: 'worker' },
    ],
    ignoreHTTPSErrors: true,
    baseURL: async ({ nginx, brand }, use) => use(secureOrigin(nginx, brand)),
  })

export async function patchBrand(site: OwnSite, brand: BrandName, change: object): Promise<void> {
  const answer = await fetch(consoleOf(site, `/wps/operator/brands/${brand}`), {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${site.operatorToken()}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(change),
  })
  expect(answer.status).toBe(200)
}

/** A line of nginx's log. */
export interface LoggedRequest {
  readonly protocol: string
  readonly method: string
  readonly path: string
  readonly status: number
  /** Bytes of head and body. */
  readonly received: number
  readonly cache: string
}

export const requestsOf = (nginx: Nginx): readonly LoggedRequest[] =>
  readFileSync(join(nginx.folder, 'logs', 'site.log'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
