import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { reportDeclarations } from '@site/shared-api/contract/describe'
import type { Release } from '@site/config/schema'
import { createDeclarationReporter } from './declaration-reporter.ts'

interface ReceivedRequest {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly token: string | undefined
  readonly body: unknown
}

/** A platform that records the requests it receives. */
function listening(
  status: () => number,
): Promise<{ server: Server; url: string; requests: ReceivedRequest[] }> {
  const requests: ReceivedRequest[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => (text += String(part)))
    request.on('end', () => {
      const { method, url, headers } = request
      requests.push({ method, url, token: headers.authorization, body: JSON.parse(text) })
      response.writeHead(status()).end('{}')
    })
  })
  return new Promise((done) =>
    server.listen(0, '127.0.0.1', () => {
      // reason: a TCP server's address is never a path
      const { port } = server.address() as AddressInfo
      done({ server, url: `http://127.0.0.1:${port}`, requests })
    }),
  )
}

const flags = { MAILCEN: { default: 1, gates: 'the mail centre' } }
const declaring = (declaration: object) =>
  // reason: of a release the reporter reads the declaration alone
  ({ modules: () => ['content'], live: () => ({ declaration }) as unknown as Release })

test('declarations of live modules are sent once, and again when a release changes them (PLT-05, SHL-19)', async () => {
  const { server, url, requests: heard } = await listening(() => 200)
  let registry = declaring({ default: true, flags })
  const live = { modules: () => registry.modules(), live: () => registry.live() }
  const reporter = createDeclarationReporter({ url, token: () => 'secret', registry: live, onProblem: fail })
  expect(await reporter.look()).toBe(true)
  expect(await reporter.look()).toBe(true)
  expect(heard).toHaveLength(1)
  expect(heard[0]).toEqual({
    method: 'PUT',
    url: '/wps/internal/declarations',
    token: 'Bearer secret',
    body: { modules: [{ name: 'content', default: true, flags }] },
  })
  expect(reportDeclarations.body.safeParse(heard[0]?.body).success).toBe(true)
  registry = declaring({ default: false, flags: {} })
  await reporter.look()
  expect(heard[1]?.body).toEqual({ modules: [{ name: 'content', default: false, flags: {} }] })
  server.close()
})

test('a refusal of the platform is reported once and the declarations are sent again at the next look (PLT-05)', async () => {
  let status = 500
  const { server, url, requests: heard } = await listening(() => status)
  const problems: string[] = []
  const reporter = createDeclarationReporter({
    url,
    token: () => undefined,
    registry: declaring({ default: true, flags }),
    onProblem: (message) => problems.push(message),
  })
  expect([await reporter.look(), await reporter.look()]).toEqual([false, false])
  expect(problems).toEqual(['declarations: the platform answered 500'])
  status = 200
  expect(await reporter.look()).toBe(true)
  expect(heard).toHaveLength(3)
  server.close()
})

function fail(message: string): never {
  throw new Error(message)
}
