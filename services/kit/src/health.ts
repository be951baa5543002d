import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'

interface Health {
  /** Fields of the health call's answer in addition to `status`; a `status` of its own replaces it. */
  readonly about?: () => Record<string, unknown> | Promise<Record<string, unknown>>
  /** Throws where the service cannot do its work at the moment. */
  readonly ready?: () => Promise<void> | void
}

const leaving = new WeakSet<Server>()

/** From now on the service says that it is not ready, while it goes on serving: the load balancer sends it no more calls. */
export function leave({ server }: Pick<FastifyInstance, 'server'>): void {
  leaving.add(server)
}

/** `<at>/health`: the process answers. `<at>/ready`: it can do its work (503 and why not otherwise), for a supervisor (PLT-07). */
export function serveHealth(app: FastifyInstance, at: string, { about, ready }: Health = {}): void {
  app.get(`${at}/health`, { schema: { hide: true } }, async () => ({ status: 'ok', ...(await about?.()) }))
  app.get(`${at}/ready`, { schema: { hide: true } }, async (_request, reply) => {
    try {
      if (leaving.has(app.server)) throw new Error('the service is ending')
      await ready?.()
      return { status: 'ready' }
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      return await reply.code(503).send({ status: 'not ready', why })
    }
  })
}
