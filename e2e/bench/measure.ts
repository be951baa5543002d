import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { LOGIN, probe, TILE, type Bench, type Marks } from './page-probe.ts'

/** The network and processor of the yardstick (composition-cost): 150 ms, 1.6 Mbps down, CPU four times slower. */
export const CONDITIONS = {
  latency: 150,
  downloadThroughput: (1_600 * 1_024) / 8,
  uploadThroughput: (750 * 1_024) / 8,
  offline: false,
}
export const CPU_SLOWDOWN = 4
const VISIT_LIMIT_MS = 30_000

/** What an early tap cost. */
export interface Tap {
  /** When the finger met the tile, ms after the visit began. */
  tapped: number
  /** From then to the frame that shows the login. */
  tapAnswered: number
  cls: number
}

/** A visit, and the same with an early tap. */
export type Visit = Load & Tap

export interface Load {
  requests: number
  /** Requests that had to wait for another one before the first tile's picture could come, the document included. */
  hops: number
  documentKb: number
  scriptKb: number
  scriptBeforeTileKb: number
  styleKb: number
  imageKb: number
  dataKb: number
  fcp: number
  lcp: number
  blocking: number
  firstTile: number
  tapReady: number
}

interface Request {
  readonly url: string
  readonly type: string
  readonly depth: number
  kb: number
  cached: boolean
  endedAt: number
}

/** One visit of the home lobby. Times in ms, sizes in KB on the wire. */
export async function visit(context: BrowserContext, url: string): Promise<Load> {
  const { page, session } = await phonePage(context)
  const requests = await follow(session)
  const started = performance.now()
  await page.goto(url, { waitUntil: 'commit', timeout: VISIT_LIMIT_MS })
  await moment(page, 'tile')
  const tileSeen = performance.now() - started
  await moment(page, 'ready')
  await page.waitForLoadState('load')
  const result = summarise([...requests.values()], await marksOf(page), tileSeen)
  await page.close()
  return result
}

/**
 * A visit whose first tile is tapped as soon as it is seen. A guest is answered by the login: over the page, or as a page of its
 * own. `cls` counts both pages.
 */
export async function tapEarly(context: BrowserContext, url: string): Promise<Tap> {
  const { page } = await phonePage(context)
  await page.goto(url, { waitUntil: 'commit', timeout: VISIT_LIMIT_MS })
  const { at } = await moment(page, 'tile')
  if (at === undefined) throw new Error('the first tile has no place on the screen')
  await page.touchscreen.tap(at.x, at.y)
  await page.locator(LOGIN).first().waitFor({ timeout: VISIT_LIMIT_MS })
  const { tapped = Number.NaN, answer = Number.NaN } = await moment(page, 'answer')
  await page.waitForLoadState('load')
  const { cls } = await marksOf(page)
  await page.close()
  return { tapped, tapAnswered: answer, cls }
}

async function phonePage(context: BrowserContext): Promise<{ page: Page; session: CDPSession }> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await session.send('Network.emulateNetworkConditions', CONDITIONS)
  // The TypeScript loader marks functions with a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(probe, [TILE, LOGIN] as const)
  return { page, session }
}

function marksOf(page: Page): Promise<Marks> {
  return page.evaluate(() => (globalThis as unknown as { __bench: Bench }).__bench.marks) // reason: set by the probe
}

async function moment(page: Page, name: keyof Bench['moments']): Promise<Marks> {
  const limit = new Promise<never>((_, failed) =>
    setTimeout(
      () => failed(new Error(`the page did not reach "${name}" within ${VISIT_LIMIT_MS} ms`)),
      VISIT_LIMIT_MS,
    ).unref(),
  )
  const reached = page.evaluate(async (wanted) => {
    const { moments, marks } = (globalThis as unknown as { __bench: Bench }).__bench // reason: set by the probe
    await moments[wanted]
    return marks
  }, name)
  return Promise.race([reached, limit])
}

async function follow(session: CDPSession): Promise<Map<string, Request>> {
  const requests = new Map<string, Request>()
  const depthOf = (url: string | undefined): number =>
    [...requests.values()].findLast((other) => other.url === url)?.depth ?? 1
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    const parent = initiator.url ?? initiator.stack?.callFrames.at(-1)?.url
    const depth = type === 'Document' ? 1 : depthOf(parent) + 1
    requests.set(requestId, {
      url: request.url,
      type: type ?? 'Other',
      depth,
      kb: 0,
      cached: false,
      endedAt: Number.POSITIVE_INFINITY,
    })
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = requests.get(requestId)
    if (request) request.cached = true
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId)
    if (request && response.fromDiskCache) request.cached = true
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.kb = encodedDataLength / 1_024
  })
  return requests
}

function summarise(requests: readonly Request[], marks: Marks, tileSeen: number): Load {
  const wire = requests.filter(({ cached, url }) => !cached && !url.startsWith('data:'))
  const kb = (...types: string[]): number =>
    wire.filter(({ type }) => types.includes(type)).reduce((sum, request) => sum + request.kb, 0)
  const firstTileArt = requests.find(({ url }) => /\/img\/game\//.test(url))
  return {
    requests: wire.length,
    hops: firstTileArt?.depth ?? 1,
    documentKb: kb('Document'),
    scriptKb: kb('Script'),
    scriptBeforeTileKb: (marks.scriptsBeforeTile ?? 0) === 0 ? 0 : kb('Script'),
    styleKb: kb('Stylesheet'),
    imageKb: kb('Image'),
    dataKb: kb('Fetch', 'XHR'),
    fcp: marks.fcp ?? Number.NaN,
    lcp: marks.lcp ?? Number.NaN,
    blocking: marks.blocking,
    firstTile: marks.tile ?? tileSeen,
    tapReady: marks.ready ?? Number.NaN,
  }
}
