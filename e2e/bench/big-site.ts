import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { publish } from '@site/tools/build'
import { released, root } from '@site/tools/root'
import { freePort, startService } from '@site/tools/services'
import { startSite } from '@site/tools/site'
import { fillCatalogue } from '#support/big-catalogue.ts'

export const GAMES = 10_000
const FILLED = 'filled'
/** One picture is used for all: drawing ten thousand of them would be measured, not the list. */
const PICTURE = '/img/game/5000000000/320.avif'

export interface BigSite {
  readonly origin: string
  stop(): Promise<void>
}

/** A site with ten thousand more slot games, its pictures served from a host that has them ready, as a brand's would be. */
export async function startBigSite(): Promise<BigSite> {
  const dataDir = join(root, '.data', 'bench-lists')
  if (!existsSync(join(dataDir, FILLED))) {
    rmSync(dataDir, { recursive: true, force: true })
    mkdirSync(dataDir, { recursive: true })
    await seed(dataDir)
    fillCatalogue(dataDir, GAMES)
    writeFileSync(join(dataDir, FILLED), '')
  }
  rmSync(join(dataDir, 'registry'), { recursive: true, force: true })
  await publish(released(), dataDir, { quiet: true })
  const port = await freePort()
  const site = await startSite({ port, dataDir })
  const origin = `http://localhost:${port}`
  const images = await startImageHost(origin)
  try {
    await nameImageHost(site.operatorPort, dataDir, images.origin)
  } catch (error) {
    await Promise.all([images.stop(), site.stop()])
    throw error
  }
  return { origin, stop: async () => void (await Promise.all([images.stop(), site.stop()])) }
}

/** The import needs the examples' brands and providers, which the first start writes. */
async function seed(dataDir: string): Promise<void> {
  const platform = await startService('platform', {
    DATA_DIR: dataDir,
    EXAMPLES: '1',
    PORT: String(await freePort()),
    OPERATOR_PORT: '0',
    HOST: '127.0.0.1',
  })
  await new Promise((done) => {
    platform.once('exit', done)
    platform.kill('SIGTERM')
  })
}

async function startImageHost(site: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const picture = Buffer.from(await (await fetch(site + PICTURE)).arrayBuffer())
  const port = await freePort()
  const server = createServer(({ url = '' }, answer) => {
    const game = url.startsWith('/img/game/')
    const headers = { 'Cache-Control': 'public, max-age=31536000, immutable' }
    if (game) return answer.writeHead(200, { ...headers, 'Content-Type': 'image/avif' }).end(picture)
    answer.writeHead(302, { Location: site + url }).end()
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    origin: `http://localhost:${port}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

async function nameImageHost(operatorPort: number, dataDir: string, host: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${operatorPort}/wps/operator/brands/lotus`, {
    method: 'PATCH',
    headers: {
      Authorization: `Bearer ${readFileSync(join(dataDir, 'operator-token'), 'utf8').trim()}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ imageHosts: [host] }),
  })
  if (!answer.ok)
    throw new Error(`The image host could not be named: ${answer.status} ${await answer.text()}`)
}
