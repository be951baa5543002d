import { readIdentity, sendIdentity } from '@site/shared-api/contract/identity-check'
import {
  askIdentity,
  decideIdentity,
  listIdentityCases,
  readIdentityCase,
} from '@site/shared-api/contract/play-console'
import type { FastifyInstance } from 'fastify'
import { serve, serveAdmitted } from '#api/serve'
import { PrivateFiles } from '#content/index'
import { daily } from '#db/daily/daily'
import { IdentityChecks, paperFile } from '#care/identity/checks'

/** By an address that the reviewer's own call has answered, in the same browser only; no proxy caches it. */
const PAPERS = {
  use: 'identity-paper',
  path: '/wps/operator/identity-papers',
  cookie: 'operatorSession',
  fileOf: paperFile,
  cacheControl: 'private, no-store',
} as const

/** Proofs of age and identity, for members and for reviewers (MEM-09). */
export async function identityRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const checks = new IdentityChecks(platform)
  const papers = new PrivateFiles(platform, PAPERS)
  daily(app, 'identity-papers', (now) => checks.forget(now))
  app.addHook('onSend', async (_request, reply, payload) => {
    if (reply.getHeader('Cache-Control') === undefined) void reply.header('Cache-Control', 'no-store')
    return payload
  })

  serve(app, readIdentity, (who) => checks.read(who))
  serveAdmitted(
    app,
    sendIdentity,
    ({ session }) => checks.admit(session),
    (who) => checks.send(who, who.admitted, { ...who.query, pictures: who.pictures }),
  )
  serve(app, listIdentityCases, ({ query }) => checks.queue(query))
  serve(app, readIdentityCase, ({ operator, params, request }) =>
    checks.papers(operator.name, params, papers.addressing(request)),
  )
  serve(app, askIdentity, ({ body, operator, params }) => checks.ask(operator.name, params, body))
  serve(app, decideIdentity, ({ body, operator, params }) => checks.decide(operator.name, params, body))
  papers.serve(app)
}
