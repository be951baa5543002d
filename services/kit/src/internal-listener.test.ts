import { connect, type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { gracefulClose } from './graceful-close.ts'
import { createInternalListener } from './internal-listener.ts'

async function opened() {
  const app = Fastify()
  let begun: () => void = () => undefined
  let end: () => void = () => undefined
  const running = new Promise<void>((done) => (begun = done))
  const held = new Promise<void>((done) => (end = done))
  const at = { host: '127.0.0.1', port: 0, setting: 'INNER_PORT' }
  const { server } = createInternalListener(app, ['/inner'], at, ['/both'])
  gracefulClose(app)
  app.get('/outer', () => 'outer')
  app.get('/both/:name', () => 'both')
  void app.register(async (child) => {
    child.get('/inner', () => 'inner')
    child.get('/inner/:name', async () => {
      begun()
      await held
      return 'held'
    })
    child.get('/innermost', () => 'outer')
  })
  const outer = await app.listen({ port: 0, host: '127.0.0.1' })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // reason: a TCP server's address is never a path
  const { port } = server.address() as AddressInfo
  return { app, end, running, outer, port, inner: `http://127.0.0.1:${port}` }
}

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status

test('an inner path is answered at the internal listener alone, any other path never there (PLT-07)', async () => {
  const { app, inner, outer } = await opened()
  const paths = ['/outer', '/innermost', '/inner', '/inner?x=1', '/none']
  expect(await Promise.all(paths.map((path) => statusOf(outer + path)))).toEqual([200, 200, 404, 404, 404])
  expect(await Promise.all(paths.map((path) => statusOf(inner + path)))).toEqual([404, 404, 200, 200, 404])
  await app.close()
})

test('a shared path is answered at both listeners (PLT-07)', async () => {
  const { app, inner, outer } = await opened()
  expect(await Promise.all([outer, inner].map((origin) => statusOf(`${origin}/both/one`)))).toEqual([
    200, 200,
  ])
  await app.close()
})

test('closing waits for running calls of the internal listener and hangs up idle connections (PLT-07)', async () => {
  const { app, end, inner, port, running } = await opened()
  const silent = connect(port, '127.0.0.1')
  await fetch(`${inner}/inner`)
  const call = fetch(`${inner}/inner/long`)
  await running
  let isClosed = false
  const closed = app.close().then(() => (isClosed = true))
  await new Promise((done) => setTimeout(done, 100))
  expect(isClosed).toBe(false)
  end()
  expect(await (await call).text()).toBe('held')
  await closed
  expect(silent.destroyed || (await new Promise((done) => silent.once('close', () => done(true))))).toBe(true)
})
