import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyRequest } from 'fastify'
import { readBody } from './read-body.ts'

const LIMIT = 100_000
const app = Fastify({ bodyLimit: LIMIT })
app.addContentTypeParser('application/octet-stream', async (sent: FastifyRequest, payload: IncomingMessage) =>
  readBody(sent, payload, (arrived) => {
    if (arrived[0] === 0xff) throw Object.assign(new Error('refused'), { statusCode: 418 })
  }),
)
app.post('/', ({ body }) => `${Buffer.isBuffer(body)} ${(body as Buffer).toString('latin1')}`) // reason: the line before
beforeAll(() => app.listen({ port: 0 }))
afterAll(() => app.close())

/** Sends parts one after the other; resolves with status and text. */
async function post(parts: readonly Buffer[], announced?: number): Promise<[number, string]> {
  const { port } = app.server.address() as AddressInfo // reason: it listens on a port
  return await new Promise((resolve) => {
    const headers = {
      'Content-Type': 'application/octet-stream',
      ...(announced !== undefined && { 'Content-Length': announced }),
    }
    const sent = request({ port, method: 'POST', headers }, (answer) => {
      let text = ''
      answer.on('data', (part) => (text += String(part)))
      answer.on('end', () => (resolve([answer.statusCode ?? 0, text]), sent.destroy()))
    })
    // Where it has been answered already this changes nothing.
    sent.on('error', () => undefined)
    for (const part of parts) sent.write(part)
    if (announced === undefined || parts.reduce((sum, { length }) => sum + length, 0) === announced)
      sent.end()
  })
}

const PARTS = [Buffer.from('one '), Buffer.from('and another')]
it.each([
  ['announced', 15],
  ['not announced', undefined],
])('a body in parts whose length is %s is read whole (PLT-03)', async (...[, announced]) => {
  expect(await post(PARTS, announced)).toEqual([200, 'true one and another'])
})

it('one that is announced too large is refused before it has come, another when it is (PLT-03)', async () => {
  expect((await post([Buffer.from('a')], LIMIT + 1))[0]).toBe(413)
  expect((await post([Buffer.alloc(LIMIT), Buffer.alloc(1)]))[0]).toBe(413)
  expect((await post([Buffer.alloc(LIMIT)]))[0]).toBe(200)
})

it('one that the first bytes refuse is answered before the rest has come (PLT-03)', async () => {
  expect((await post([Buffer.from([0xff])], LIMIT))[0]).toBe(418)
})
