import { confirmProof, sendProofCode } from '@site/shared-api/contract/account-proof'
import { isFreePlay } from '@site/shared-api/contract/constants'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '#api/api-error'
import { serve } from '#api/serve'
import { issueCodeRequester } from '#identity/one-time-code/requester-cookie'
import { AccountProof } from '#identity/safety/account-proof'
import type { AccountRow } from '#identity/safety/repository'
import { SessionProofs } from '#identity/safety/session-proofs'
import type { Session } from '#identity/session/service'
import { visitorOf } from '#identity/session/visitor'

/** Proving by a code that it is the member, where an account has no password (MEM-06). */
export async function proofRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const proofs = new SessionProofs(platform)
  const accounts = new AccountProof(platform)
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))

  /** Throws ApiError `trial_refused`, and `feature_unavailable` where the account has a password. */
  const withoutPassword = async (session: Session): Promise<AccountRow> => {
    if (isFreePlay(session.type)) throw new ApiError('trial_refused')
    const account = await accounts.account(session)
    if (account.password_set !== false) throw new ApiError('feature_unavailable')
    return account
  }

  serve(app, sendProofCode, async ({ brand, language, reply, request, session }) =>
    proofs.send(await withoutPassword(session), {
      brand,
      language,
      visitor: visitorOf(request),
      requester: issueCodeRequester(request, reply, platform.randomness),
      host: brand.document.hosts.find((host) => host === request.hostname) ?? brand.document.hosts[0] ?? '',
    }),
  )
  serve(app, confirmProof, async ({ body, brand, request, session }) => {
    const account = await withoutPassword(session)
    const who = { account, brand, session, visitor: visitorOf(request) }
    return { provedUntil: (await proofs.confirm(who, body.code)).toISOString() }
  })
}
