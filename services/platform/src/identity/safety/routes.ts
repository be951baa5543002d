import { listSignIns, readSecurityConfig } from '@site/shared-api/contract/security-centre'
import type { FastifyInstance } from 'fastify'
import { requireFlag } from '#api/flag'
import { serve } from '#api/serve'
import { relyingPartyOf } from '#identity/passkeys/relying-party'
import { securityConfigOf } from '#identity/safety/security-config'
import { signInsOf } from '#identity/safety/sign-ins'

/** The security centre: what is set, and who came in when (B7, MEM-06). */
export async function safetyRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))

  serve(app, readSecurityConfig, async (who) => {
    requireFlag(who.brand, 'SECPRIV')
    const here = relyingPartyOf(who.brand, who.request) !== undefined
    return await securityConfigOf(platform, who, here)
  })
  serve(app, listSignIns, async ({ brand, query, session }) => {
    requireFlag(brand, 'SECPRIV')
    return await signInsOf(platform.db, session, query)
  })
}
