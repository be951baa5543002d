import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { leaveUnread } from '@site/service-kit/unread-bodies'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { platformProxy } from './platform-proxy.ts'

const LARGE_BYTES = 24 * 1024 * 1024
let app: FastifyInstance
let platform: Server

/** A platform with these answers, `turn` counting its requests; answers a client of the site, and the requests that arrived. */
async function behind(answer: (turn: number, request: IncomingMessage, response: ServerResponse) => void) {
  const requests: string[] = []
  platform = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    answer(requests.length, request, response)
  })
  await new Promise<void>((listening) => platform.listen(0, '127.0.0.1', listening))
  // reason: a server that listens on a port has an address of this shape
  const { port } = platform.address() as AddressInfo
  app = Fastify()
  platformProxy(app, `http://127.0.0.1:${port}`)
  const site = await app.listen({ host: '127.0.0.1', port: 0 })
  const ask = async (path: string, options?: RequestInit): Promise<readonly [number, unknown]> => {
    const reply = await fetch(site + path, options)
    return [reply.status, await reply.json()]
  }
  return { requests, ask }
}
const fine = (response: ServerResponse): void =>
  void response.setHeader('Content-Type', 'application/json').end('{"success":true}')

afterEach(async () => {
  await app.close()
  platform.closeAllConnections()
  platform.close()
})

test('a page that asks just as the platform lets go of an old connection gets its answer (MOD-07)', async () => {
  const { requests, ask } = await behind((turn, request, response) => {
    if (turn === 2) request.socket.resetAndDestroy()
    else fine(response)
  })
  await ask('/wps/game/menus')
  expect(await ask('/wps/game/list?gameType=LIVE')).toEqual([200, { success: true }])
  expect(requests).toEqual(
    ['/wps/game/menus', '/wps/game/list?gameType=LIVE', '/wps/game/list?gameType=LIVE'].map(
      (url) => `GET ${url}`,
    ),
  )
})

test('a call with an effect is not retried, and a platform that goes on hanging up is unavailable', async () => {
  const { requests, ask } = await behind((_turn, request) => request.socket.resetAndDestroy())
  const unavailable = [503, expect.objectContaining({ success: false, code: 'system_unavailable' })]
  const json = { 'Content-Type': 'application/json' }
  expect(await ask('/wps/session/login', { method: 'POST', headers: json, body: '{}' })).toEqual(unavailable)
  expect(await ask('/wps/game/menus')).toEqual(unavailable)
  expect(requests).toEqual(['POST /wps/session/login', 'GET /wps/game/menus', 'GET /wps/game/menus'])
})

test('a call with a body is answered once while the platform is down, and nothing is logged as an error (PLT-03)', async () => {
  const { requests } = await behind(() => undefined)
  // reason: a server that listens on a port has an address of this shape
  const { port } = platform.address() as AddressInfo
  await new Promise((closed) => platform.close(closed))
  await app.close()
  const lines: string[] = []
  app = Fastify({ logger: { level: 'warn', stream: { write: (line) => void lines.push(line) } } })
  leaveUnread(app)
  platformProxy(app, `http://127.0.0.1:${port}`)
  const site = await app.listen({ host: '127.0.0.1', port: 0 })
  // The body is still under way when the connection to the platform fails, so both of its ends report the failure.
  const call = request(`${site}/wps/chat/messages`, { method: 'POST', headers: { 'content-length': 200 } })
  call.on('error', () => undefined)
  call.write('a'.repeat(100))
  const [reply] = await once(call, 'response')
  expect(reply.statusCode).toBe(503)
  expect(JSON.parse(await text(reply))).toMatchObject({ success: false, code: 'system_unavailable' })
  call.destroy()
  await app.close()
  expect(requests).toEqual([])
  expect(lines.filter((line) => /already sent|after they are sent/.test(line))).toEqual([])
})

test('a busy answer of the platform is passed on, and the call is not retried in the player’s name', async () => {
  const { requests, ask } = await behind((_turn, _request, response) => {
    response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '2' }).end('{"code":"busy"}')
  })
  expect(await ask('/wps/game/menus')).toEqual([503, { code: 'busy' }])
  expect(requests).toHaveLength(1)
})

test('a large body that the platform refuses unread is answered with its words, and is not read on by either (PLT-03)', async () => {
  const refusing = Fastify()
  leaveUnread(refusing)
  const refuse = async (_request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
    reply.code(401).send({ code: 'login_required' })
  refusing.post('/wps/chat/pictures', { onRequest: refuse }, () => '')
  const upstream = await refusing.listen({ host: '127.0.0.1', port: 0 })
  platform = refusing.server
  app = Fastify()
  leaveUnread(app)
  platformProxy(app, upstream)
  const read: Socket[] = []
  app.server.on('connection', (socket: Socket) => read.push(socket))
  const site = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const headers = { 'Content-Type': 'application/octet-stream', 'Content-Length': LARGE_BYTES }
  const path = '/wps/chat/pictures'
  const answered = await new Promise<string>((resolve, reject) => {
    const sent = request({ port: site.port, path, method: 'POST', headers }, (answer) => {
      let text = ''
      answer.on('data', (part) => (text += String(part)))
      answer.on('end', () => {
        resolve(`${answer.statusCode} ${text}`)
        sent.destroy()
      })
    })
    sent.on('error', reject)
    sent.end(Buffer.alloc(LARGE_BYTES))
  })
  expect(answered).toBe('401 {"code":"login_required"}')
  // What the systems hold between three processes, and no more.
  expect(read[0]?.bytesRead).toBeLessThan(LARGE_BYTES / 2)
})
