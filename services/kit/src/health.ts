import type { FastifyInstance } from 'fastify'

interface Health {
  /** Said besides `status` by the health call. */
  readonly about?: () => Record<string, unknown>
  /** Throws where the service cannot do its work at the moment. */
  readonly ready?: () => Promise<void> | void
}

/** `<at>/health`: the process answers. `<at>/ready`: it can do its work (503 and why not otherwise), for a supervisor (PLT-07). */
export function serveHealth(app: FastifyInstance, at: string, { about, ready }: Health = {}): void {
  app.get(`${at}/health`, { schema: { hide: true } }, () => ({ status: 'ok', ...about?.() }))
  app.get(`${at}/ready`, { schema: { hide: true } }, async (_request, reply) => {
    try {
      await ready?.()
      return { status: 'ready' }
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      return await reply.code(503).send({ status: 'not ready', why })
    }
  })
}
