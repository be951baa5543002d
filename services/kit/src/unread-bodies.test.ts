import { request, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import Fastify from 'fastify'
import { leaveUnread } from './unread-bodies.ts'

const LARGE = Buffer.alloc(8 * 1024 * 1024)
/** What the stream of a request and one read of its connection hold. */
const MOST_READ = 256 * 1024

const app = Fastify({ bodyLimit: LARGE.length })
const sockets: Socket[] = []
app.server.on('connection', (socket: Socket) => sockets.push(socket))
leaveUnread(app)
// As on the platform: what is refused without a query is refused when the first part of the body is there already.
app.addHook('onRequest', async () => await null)
app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
  done(null, body),
)
app.post('/refused', { onRequest: async (_request, reply) => reply.code(401).send('refused') }, () => '')
app.post('/taken', ({ body }) => String(Buffer.isBuffer(body) && body.length))
beforeAll(() => app.listen({ port: 0 }))
afterAll(() => app.close())
beforeEach(() => (sockets.length = 0))

/** Sends a body; resolves with the answer whatever has been sent by then. */
async function post(path: string, body: Buffer, chunked = false): Promise<[number, string, string]> {
  const { port } = app.server.address() as AddressInfo // reason: it listens on a port
  const length = chunked ? {} : { 'Content-Length': body.length }
  return await new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/octet-stream', ...length }
    const sent = request({ port, path, method: 'POST', headers }, (answer: IncomingMessage) => {
      let text = ''
      answer.on('data', (part) => (text += String(part)))
      answer.on('end', () => resolve([answer.statusCode ?? 0, answer.headers.connection ?? '', text]))
    })
    sent.on('error', reject)
    if (chunked) sent.write(body)
    sent.end(chunked ? undefined : body)
  })
}
const closed = (socket: Socket): Promise<unknown> =>
  socket.destroyed ? Promise.resolve() : new Promise((resolve) => socket.once('close', resolve))

it.each([
  ['a large one', false],
  ['one whose length is not announced', true],
])(
  '%s that is refused unread is answered, read no further, and its connection closes (PLT-03)',
  async (...[, chunked]) => {
    expect(await post('/refused', LARGE, chunked)).toEqual([401, 'close', 'refused'])
    const [socket] = sockets
    if (!socket) throw new Error('no connection was made')
    await closed(socket)
    expect(socket.bytesRead).toBeLessThan(MOST_READ)
  },
)

it('a short one keeps its connection, and so does a large one that was read (PLT-03)', async () => {
  expect(await post('/refused', Buffer.alloc(1_000))).toEqual([401, 'keep-alive', 'refused'])
  expect(await post('/taken', LARGE)).toEqual([200, 'keep-alive', String(LARGE.length)])
})

it('a sender that goes on without reading still finds the answer, and the connection does not stay (PLT-03)', async () => {
  const { port } = app.server.address() as AddressInfo // reason: it listens on a port
  const connected = new Promise<Socket>((resolve) => app.server.once('connection', resolve))
  const client = connect(port).pause()
  const failed = jest.fn()
  client.on('error', failed)
  client.write(
    `POST /refused HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/octet-stream\r\nContent-Length: ${LARGE.length}\r\n\r\n`,
  )
  client.write(LARGE.subarray(0, MOST_READ))
  const socket = await connected
  await new Promise((resolve) => socket.once('finish', resolve))
  await new Promise((resolve) => setImmediate(resolve))
  client.write(LARGE.subarray(MOST_READ))
  let text = ''
  client.on('data', (part) => (text += String(part)))
  await new Promise((resolve) => client.once('end', resolve).resume())
  expect(text).toMatch(/^HTTP\/1.1 401 [^]*refused$/)
  expect(failed).not.toHaveBeenCalled()
  client.destroy()
  await closed(socket)
})
