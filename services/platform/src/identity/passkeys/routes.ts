import {
  addPasskey,
  beginPasskey,
  enterByPasskey,
  listPasskeys,
  passkeyEntryOptions,
  removePasskey,
} from '@site/shared-api/contract/passkey'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '#api/api-error'
import { requireFlag } from '#api/flag'
import { serve } from '#api/serve'
import type { LiveBrand } from '#brands/index'
import { PasskeyEntry } from '#identity/passkeys/passkey-entry'
import { Passkeys } from '#identity/passkeys/passkeys'
import { relyingPartyOf, type RelyingParty } from '#identity/passkeys/relying-party'
import { answerSignIn } from '#identity/sign-in/sign-in'
import { visitorOf } from '#identity/session/visitor'

/** Passkeys: a way in, and a member's own (ACC-21, MEM-06). */
export async function passkeyRoutes(app: FastifyInstance): Promise<void> {
  const passkeys = new Passkeys(app.platform)
  const entry = new PasskeyEntry(app.platform)
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))

  serve(app, passkeyEntryOptions, async ({ brand, request }) => ({
    options: await entry.options(brand, partyOf(brand, request), visitorOf(request)),
  }))
  serve(app, enterByPasskey, async ({ body, brand, reply, request }) => {
    const party = partyOf(brand, request)
    return answerSignIn(request, reply, await entry.enter(brand, party, body, visitorOf(request)))
  })

  serve(app, listPasskeys, ({ brand, session }) => {
    requireFlag(brand, 'SECPRIV')
    return passkeys.list(session.memberId)
  })
  serve(app, beginPasskey, async (who) => ({
    options: await passkeys.begin(ownerOf(who), partyOf(who.brand, who.request), who.body.password),
  }))
  serve(app, addPasskey, (who) => passkeys.add(ownerOf(who), partyOf(who.brand, who.request), who.body))
  serve(app, removePasskey, (who) => passkeys.remove(ownerOf(who), who.body))
}

function ownerOf<Who extends { brand: LiveBrand; request: FastifyRequest }>(who: Who) {
  requireFlag(who.brand, 'SECPRIV')
  return { ...who, visitor: visitorOf(who.request) }
}

/** Throws ApiError `feature_unavailable` where the brand has no passkeys, or none at this address. */
function partyOf(brand: LiveBrand, request: FastifyRequest): RelyingParty {
  requireFlag(brand, 'SECPRIV')
  const party = relyingPartyOf(brand, request)
  if (!party) throw new ApiError('feature_unavailable', { field: 'Host' })
  return party
}
