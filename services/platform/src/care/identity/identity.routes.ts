import { MOST_IDENTITY_BODY, readIdentity, sendIdentity } from '@site/shared-api/contract/identity-check'
import {
  askIdentity,
  decideIdentity,
  listIdentityCases,
  readIdentityCase,
} from '@site/shared-api/contract/play-console'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ApiError } from '#api/api-error'
import { identify } from '#api/identity'
import { ownCookie } from '#api/own-cookie'
import { serve } from '#api/serve'
import { openFiles, PrivateAddresses } from '#content/index'
import { daily } from '#db/daily/daily'
import { OPERATOR_COOKIE } from '#operations/index'
import { IdentityChecks, paperFile } from '#care/identity/checks'

const PAPERS = '/wps/operator/identity-papers'
const asked = z.object({ id: z.uuid(), until: z.coerce.number().int(), sign: z.string().max(64) })

/** Proofs of age and identity, for members and for whoever looks at them (MEM-09). */
export async function identityRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const checks = new IdentityChecks(platform)
  const files = openFiles(platform)
  const addresses = new PrivateAddresses(platform, 'identity-paper')
  daily(app, 'identity-papers', (now) => checks.forget(now))
  app.addHook('onSend', async (_request, reply, payload) => {
    if (reply.getHeader('Cache-Control') === undefined) void reply.header('Cache-Control', 'no-store')
    return payload
  })

  serve(app, readIdentity, (who) => checks.read(who))
  serve(app, listIdentityCases, ({ query }) => checks.queue(query))
  serve(app, readIdentityCase, ({ operator, params, request }) => {
    const cookie = ownCookie(request, OPERATOR_COOKIE)
    return checks.papers(operator.name, params, (id) => addresses.sign(`${PAPERS}/${id}`, id, cookie))
  })
  serve(app, askIdentity, ({ body, operator, params }) => checks.ask(operator.name, params, body))
  serve(app, decideIdentity, ({ body, operator, params }) => checks.decide(operator.name, params, body))

  // By an address that the reviewer's own call has answered, in the browser that was answered; kept by nobody on the way.
  app.get<{ Params: { id: string } }>(`${PAPERS}/:id`, { schema: { hide: true } }, async (request, reply) => {
    const parsed = asked.safeParse({ ...Object(request.query), ...Object(request.params) })
    if (!parsed.success) throw new ApiError('art_unknown')
    const { id, ...signed } = parsed.data
    if (!addresses.fits(id, signed, ownCookie(request, OPERATOR_COOKIE))) throw new ApiError('art_unknown')
    const content = await files.read(paperFile(id))
    if (content === undefined) throw new ApiError('art_unknown')
    return reply
      .header('Cache-Control', 'private, no-store')
      .header('X-Content-Type-Options', 'nosniff')
      .header('Content-Disposition', 'inline')
      .type('image/webp')
      .send(content)
  })
}

/** Sending pictures: nobody but a member is read so long a body of, so the credential is looked at before it. */
export async function sendIdentityRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const checks = new IdentityChecks(platform)
  app.addHook('onRequest', async (request) => {
    await identify(platform, sendIdentity, request)
    await platform.sessions.require(request)
  })
  serve(app, sendIdentity, (who) => checks.send(who, who.body), { bodyLimit: MOST_IDENTITY_BODY })
}
