import Fastify from 'fastify'

/** What a server costs that does nothing but send bytes it is given once: the yardstick of the crowd. */
process.once('message', ({ body, headers }: { body: string; headers: Record<string, string> }) => {
  const bytes = Buffer.from(body, 'base64')
  const app = Fastify({ logger: false })
  app.get('/*', (_request, reply) => reply.headers(headers).send(bytes))
  void app.listen({ port: 0, host: '127.0.0.1' }).then((address) => process.send?.(address))
})
process.once('disconnect', () => process.exit(0))
