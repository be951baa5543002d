import { createReadStream, existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Release } from '@site/config/schema'
import { hotFolder } from '../config/hot-folder.ts'

const KEEP_ALIVE_MS = 15_000
const FILE = /^\/([a-z][a-z-]*)\/([\w.~@-]+\.(?:js|json))$/
const TYPES = { js: 'text/javascript; charset=utf-8', json: 'application/json; charset=utf-8' } as const
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** An event of the stream: a module was built, one does not build, or it has to be loaded again and why. */
export type HotEvent = 'built' | 'fault' | 'reload'

/** The hot builds on this machine alone, for pages of the given origins. */
export interface HotServer {
  readonly server: Server
  broadcast(what: HotEvent, data: string): void
  close(): void
}

interface Options {
  /** Which pages may read scripts: no other page gets the source of the work tree. */
  readonly isAllowed: (origin: string) => boolean
  readonly releases: () => readonly Release[]
  /** The last build of each module, by its hash: sent to a page that may have begun before it. */
  readonly builds: () => ReadonlyMap<string, string>
  /** So long the site may still give a page what was before; then it can be loaded again. */
  readonly patienceMs: number
}

export function hotServer({ isAllowed, releases, builds, patienceMs }: Options): HotServer {
  const pages = new Set<ServerResponse>()
  const server = createServer((request, answer) => {
    // A foreign host name that leads here is refused (DNS rebinding).
    if (!LOOPBACK.test(request.headers.host ?? '')) return void answer.writeHead(403).end()
    const { origin } = request.headers
    answer.setHeader('Vary', 'Origin').setHeader('Cache-Control', 'no-store')
    if (origin !== undefined) {
      if (!isAllowed(origin)) return void answer.writeHead(403).end()
      answer.setHeader('Access-Control-Allow-Origin', origin)
    }
    answer.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
    if (request.method === 'OPTIONS') return void preflight(answer)
    if (request.url === '/events') return listen(answer)
    // Delivery of this machine asks, which is no page.
    if (request.url === '/releases.json' && origin === undefined) return sendReleases(answer)
    sendFile(request, answer)
  })

  function listen(answer: ServerResponse): void {
    answer.writeHead(200, { 'Content-Type': 'text/event-stream' })
    answer.write(eventOf('patience', String(patienceMs)))
    for (const [name, hash] of builds()) answer.write(eventOf('built', `${name} ${hash}`))
    pages.add(answer)
    answer.on('close', () => pages.delete(answer))
  }
  function sendReleases(answer: ServerResponse): void {
    answer.setHeader('Content-Type', TYPES.json).end(JSON.stringify({ releases: releases() }))
  }
  const writeAll = (text: string): void => pages.forEach((page) => page.write(text))
  const breathing = setInterval(() => writeAll(': \n\n'), KEEP_ALIVE_MS)

  return {
    server,
    broadcast: (what, data) => writeAll(eventOf(what, data)),
    close() {
      clearInterval(breathing)
      for (const page of pages) page.end()
      server.close()
    },
  }
}

const eventOf = (what: HotEvent | 'patience', data: string): string =>
  `event: ${what}\ndata: ${data.replaceAll('\n', ' ')}\n\n`

/** A browser asks before a page of the network reaches this machine. */
function preflight(answer: ServerResponse): void {
  answer
    .writeHead(204, {
      'Access-Control-Allow-Methods': 'GET',
      'Access-Control-Allow-Private-Network': 'true',
    })
    .end()
}

function sendFile({ url = '/', method }: IncomingMessage, answer: ServerResponse): void {
  const [, module = '', name = ''] = FILE.exec(url.split('?', 1)[0] ?? '') ?? []
  const file = join(hotFolder(module), name)
  if (method !== 'GET' || name === '' || name.includes('..') || !existsSync(file))
    return void answer.writeHead(404).end()
  answer.setHeader('Content-Type', name.endsWith('.json') ? TYPES.json : TYPES.js)
  createReadStream(file).pipe(answer)
}
