import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { exampleBrands } from '@site/config/brands'
import { findPreview, openOverride } from '@site/shared-api/contract/preview'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { openControl } from '#control/open-control.ts'
import { createDelivery, type Delivery } from '#delivery.ts'

/** Of the house. */
export const TOKEN = 't'
/** So long `/wps/slow` takes. */
const SLOW_MS = 700

// reason: a server that listens on a port has an address of this shape
const portOf = (server: Server): number => (server.address() as AddressInfo).port

/** The whole service without a release, before a platform that knows the example brands, a slow call and a stream. */
export interface SmallSite {
  readonly app: FastifyInstance
  readonly delivery: Delivery
  readonly origin: string
  /** Of the listener that takes changes of releases. */
  readonly control: string
  readonly port: number
  readonly folder: string
  /** The platform is gone from now on. */
  endPlatform(): void
  close(): Promise<void>
}

interface Options {
  /** The examples by default. */
  readonly brands?: readonly object[]
  /** What the platform says of links. */
  readonly previews?: ReadonlyMap<string, unknown>
  /** What a browser is known by that opens a link. */
  readonly opened?: ReadonlyMap<string, string>
  readonly devOrigins?: readonly string[]
}

export async function smallSite({
  brands = exampleBrands,
  previews = new Map(),
  opened = new Map(),
  devOrigins = [],
}: Options = {}): Promise<SmallSite> {
  const folder = mkdtempSync(join(tmpdir(), 'small-site-'))
  const platform = createServer((request, answer) => {
    if (request.url === findPreview.path)
      return void answerLink(request, answer, (link) => ({ preview: previews.get(link) ?? null }))
    if (request.url === openOverride.path)
      return void answerLink(request, answer, (link) => ({
        browser: opened.get(link) ?? null,
        canOpen: opened.has(link),
      }))
    return void answerOf(request.url ?? '', answer, brands)
  })
  await new Promise<void>((listening) => platform.listen(0, '127.0.0.1', listening))
  const delivery = createDelivery({
    dataDir: folder,
    releasesDir: join(folder, 'registry'),
    platformUrl: `http://127.0.0.1:${portOf(platform)}`,
    internalToken: () => TOKEN,
    yardstick: false,
    serviceWorker: false,
    gameOrigins: [],
    devOrigins,
    onProblem: () => undefined,
  })
  const app = buildApp(delivery)
  const { server } = openControl(
    app,
    { ...delivery, brands: delivery.brands.all, token: () => TOKEN },
    { host: '127.0.0.1', port: 0 },
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const endPlatform = (): void => {
    platform.closeAllConnections()
    platform.close()
  }
  return {
    app,
    delivery,
    control: `http://127.0.0.1:${portOf(server)}`,
    origin,
    port: portOf(app.server),
    folder,
    endPlatform,
    async close() {
      await app.close()
      endPlatform()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answerOf(path: string, answer: ServerResponse, brands: readonly object[]): Promise<void> {
  if (path.startsWith('/wps/events')) {
    answer.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('retry: 3000\n\n')
    return
  }
  if (path.startsWith('/wps/slow')) await pause(SLOW_MS)
  answer.setHeader('Content-Type', 'application/json').end(JSON.stringify({ value: { brands } }))
}

async function answerLink(
  request: IncomingMessage,
  answer: ServerResponse,
  value: (link: string) => object,
): Promise<void> {
  const { link } = openOverride.body.parse(JSON.parse(await text(request)))
  answer
    .setHeader('Content-Type', 'application/json')
    .end(JSON.stringify({ success: true, value: value(link) }))
}
