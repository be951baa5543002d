import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { callLog } from '@site/service-kit/call-log'
import { loggerOptions } from '@site/service-kit/log'
import Fastify, { type FastifyInstance } from 'fastify'
import { answerFailure } from '#failures/answer-failure.ts'
import { platformProxy } from './platform-proxy.ts'

let app: FastifyInstance
let platform: Server
let lines = ''

beforeEach(async () => {
  lines = ''
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    lines += String(text)
    return true
  })
  platform = createServer((request, response) => {
    if (request.url?.includes('gone')) request.socket.resetAndDestroy()
    else response.setHeader('Content-Type', 'application/json').end('{"success":true}')
  })
  await new Promise<void>((listening) => platform.listen(0, '127.0.0.1', listening))
  // reason: a server that listens on a port has an address of this shape
  const { port } = platform.address() as AddressInfo
  app = Fastify({
    logger: loggerOptions('trace'),
    disableRequestLogging: true,
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
  })
  callLog(app)
  app.setErrorHandler(answerFailure)
  app.get('/m/throws', () => {
    throw new Error('the page could not be made')
  })
  platformProxy(app, `http://127.0.0.1:${port}`)
  await app.listen({ host: '127.0.0.1', port: 0 })
})

afterEach(async () => {
  jest.restoreAllMocks()
  await app.close()
  platform.closeAllConnections()
  platform.close()
})

test.each(['/wps/system/status', '/wps/gone', '/m/throws', '/m/unknown', '/wps/%zz', '/wps/internal/brands'])(
  'whatever becomes of %s, no line of the log has its query: there stand tokens (PLT-07)',
  async (path) => {
    // reason: a server that listens on a port has an address of this shape
    const { port } = app.server.address() as AddressInfo
    await fetch(`http://127.0.0.1:${port}${path}?reset=SECRET-1&social=SECRET-2&ticket=SECRET-3`)
    expect(lines).toContain('Server listening')
    expect(lines).not.toContain('SECRET')
  },
)
