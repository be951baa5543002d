import type { FastifyInstance } from 'fastify'
import { systemRoutes } from '#modules/system/routes'

/** Every domain of the API: a domain is served once its plugin stands here. */
export const domains: readonly ((app: FastifyInstance) => Promise<void>)[] = [systemRoutes]
