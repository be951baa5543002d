import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { requestId } from '@site/service-kit/request-id'
import Fastify, { type FastifyInstance } from 'fastify'
import { answerFailure } from '#failures/answer-failure.ts'
import { strictTransport } from '#page/strict-transport.ts'
import { platformProxy } from './platform-proxy.ts'

let app: FastifyInstance
let platform: Server
let receivedHeaders: IncomingHttpHeaders = {}

/** The site with these proxies before it; what it answers, and what the platform receives. */
async function site(
  trustProxy: string[],
): Promise<(headers?: Record<string, string>, path?: string) => Promise<Response>> {
  platform = createServer((request, response) => {
    receivedHeaders = request.headers
    response.setHeader('Content-Type', 'application/json').end('{"success":true}')
  })
  await new Promise<void>((listening) => platform.listen(0, '127.0.0.1', listening))
  // reason: a server that listens on a port has an address of this shape
  const { port } = platform.address() as AddressInfo
  app = Fastify({
    genReqId: requestId,
    trustProxy,
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
  })
  app.setErrorHandler(answerFailure)
  strictTransport(app)
  platformProxy(app, `http://127.0.0.1:${port}`)
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return (headers = {}, path = '/wps/system/status') => fetch(origin + path, { headers })
}

afterEach(async () => {
  await app.close()
  platform.closeAllConnections()
  platform.close()
})

const forwardedHeaders = () => [
  receivedHeaders['x-forwarded-for'],
  receivedHeaders['x-forwarded-proto'],
  receivedHeaders['x-forwarded-host'],
]
const AS_A_PROXY = {
  'X-Forwarded-For': '198.51.100.9, 203.0.113.7',
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Host': 'play.example',
}

test('what a trusted proxy says of the player, https and the host reaches the platform, and the answer is strict (PLT-02)', async () => {
  const ask = await site(['loopback'])
  const answer = await ask(AS_A_PROXY)
  expect(forwardedHeaders()).toEqual(['203.0.113.7', 'https', 'play.example'])
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000')
})

test('a call goes on under the id that it came with (PLT-07)', async () => {
  const ask = await site([])
  await ask({ 'X-Request-Id': '177e4509ec2a77be770354527236ab59' })
  expect(receivedHeaders['x-request-id']).toBe('177e4509ec2a77be770354527236ab59')
})

test('a chain of trusted proxies ends at the first address that is none of them (PLT-02)', async () => {
  const ask = await site(['loopback', '203.0.113.0/24'])
  await ask(AS_A_PROXY)
  expect(forwardedHeaders()[0]).toBe('198.51.100.9')
})

test('the same headers from any other client are not believed (ACC-21)', async () => {
  const ask = await site(['10.0.0.0/8'])
  const answer = await ask(AS_A_PROXY)
  expect(forwardedHeaders().slice(0, 2)).toEqual(['127.0.0.1', 'http'])
  expect(forwardedHeaders()[2]).toMatch(/^127\.0\.0\.1:\d+$/)
  expect(answer.headers.get('strict-transport-security')).toBeNull()
})

test.each(['/wps/%zz', '/m/%E0%A4%A', '/%'])(
  '%s, whose percent-encoding is broken, is answered in the envelope (PLT-03)',
  async (path) => {
    const answer = await (await site([]))({}, path)
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ success: false, code: 'bad_url' }),
    ])
  },
)
