import { systemHealth, systemReady } from '@site/shared-api/contract'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { serve } from '#api/serve'

/** Health, readiness, and what the shell asks about its brand (A3, B7). */
export async function systemRoutes(app: FastifyInstance): Promise<void> {
  serve(app, systemHealth, () => ({ status: 'ok' as const }))
  serve(app, systemReady, async () => {
    await sql`select 1`.execute(app.platform.db)
    return { status: 'ready' as const }
  })
}
