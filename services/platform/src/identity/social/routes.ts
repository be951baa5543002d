import type { ErrorCode } from '@site/shared-api/contract/errors'
import { socialLogin } from '@site/shared-api/contract/social'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ApiError } from '#api/api-error'
import { identify } from '#api/identity'
import { publicOrigin } from '#api/page-origin'
import { fieldOf } from '#api/texts/named-text'
import { serve } from '#api/serve'
import type { LiveBrand } from '#brands/index'
import { relyingPartyOf } from '#identity/passkeys/relying-party'
import { SecondSteps } from '#identity/second-factor/second-steps'
import { refuseForSecondStep } from '#identity/second-factor/step-cookie'
import { entranceRefusal } from '#identity/sign-in/login.service'
import { answerSignIn } from '#identity/sign-in/sign-in'
import { visitorOf } from '#identity/session/visitor'
import { nextPath } from '#identity/social/next-path'
import { findBySocial } from '#identity/social/repository'
import { keepTrip, takeTrip } from '#identity/social/trip-cookie'
import { SocialCancelled } from '#providers/social/social.provider'

const START = '/wps/session/social/:provider/start'
const CALLBACK = '/wps/session/social/:provider/callback'
const A_PAGE = { path: START, method: 'GET', access: 'public', summary: '', response: z.never() } as const
/** Marks a redirect from another host of the brand, so that behind a proxy that hides the host it occurs only once. */
const MOVED = { moved: '1' } as const
const hasMoved = (query: unknown): boolean =>
  z.looseObject({ moved: z.literal('1') }).safeParse(query).success
const named = z.object({ provider: z.string().max(32) })

/** Signing in at Google or Facebook (ACC-06): there, back with a ticket, and in. */
export async function socialRoutes(app: FastifyInstance): Promise<void> {
  const { db, security, signIn, social, tickets } = app.platform
  const steps = new SecondSteps(app.platform)
  social.warm()

  /** Only a name of the brand's own may be where the provider sends people back to. */
  async function at(request: FastifyRequest): Promise<{ brand: LiveBrand; origin: string }> {
    await identify(app.platform, A_PAGE, request)
    const { brand } = request.who
    if (!brand?.document.hosts.includes(request.hostname.toLowerCase()))
      throw new ApiError('merchant_required', { field: 'Host' })
    return { brand, origin: publicOrigin(brand, request) }
  }

  function failed(reply: FastifyReply, code: ErrorCode, next: string): FastifyReply {
    return reply.redirect(`/m/login?${new URLSearchParams({ socialError: code, next }).toString()}`)
  }

  app.get(START, { schema: { hide: true } }, async (request, reply) => {
    void reply.header('Cache-Control', 'no-store')
    const { brand, origin } = await at(request)
    const { provider } = named.parse(request.params)
    const next = nextPath(fieldOf(request, ['next'])?.text)
    const found = social.of(brand, provider)
    if (!found) return failed(reply, 'feature_unavailable', next)
    // The provider sends people back to one address alone; the cookie of the trip has to be there as well.
    if (request.hostname.toLowerCase() !== new URL(origin).hostname && !hasMoved(request.query)) {
      const query = new URLSearchParams({ next, ...MOVED })
      return await reply.redirect(`${origin}${START.replace(':provider', provider)}?${query.toString()}`)
    }
    try {
      const { trip, to } = await found.begin(`${origin}${CALLBACK.replace(':provider', provider)}`)
      keepTrip(request, reply, { ...trip, provider, merchant: brand.merchant, next })
      return await reply.redirect(to.href)
    } catch (error) {
      request.log.warn({ ...namedFault(error), provider }, 'a social sign-in could not begin')
      return failed(reply, 'social_failed', next)
    }
  })

  app.get(CALLBACK, { schema: { hide: true } }, async (request, reply) => {
    void reply.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer')
    const { brand, origin } = await at(request)
    const { provider } = named.parse(request.params)
    const trip = takeTrip(request, reply)
    const found = social.of(brand, provider)
    const next = nextPath(trip?.next)
    if (!found || trip?.provider !== provider || trip.merchant !== brand.merchant)
      return failed(reply, 'social_failed', next)
    try {
      const { subject, email = null } = await found.finish(new URL(request.url, origin), trip)
      const identity = { provider, subject, email }
      const ticket = await tickets.issue({ request, reply, merchant: brand.merchant }, identity)
      return await reply.redirect(`/m/login?${new URLSearchParams({ social: ticket, next }).toString()}`)
    } catch (error) {
      if (error instanceof SocialCancelled) return failed(reply, 'social_cancelled', next)
      request.log.warn({ ...namedFault(error), provider }, 'a social sign-in failed')
      return failed(reply, 'social_failed', next)
    }
  })

  serve(app, socialLogin, async ({ body, brand, request, reply }) => {
    const visitor = visitorOf(request)
    const here = { request, merchant: brand.merchant }
    const identity = await tickets.take(db, here, body.ticket)
    const by = identity.provider === 'google' ? 'google' : 'facebook'
    if (!social.of(brand, identity.provider)) throw new ApiError('feature_unavailable')
    const member = await findBySocial(db, { merchant: brand.merchant, ...identity })
    if (!member) {
      const ticket = await tickets.again(here, identity)
      throw new ApiError('social_unlinked', { data: { ticket, email: identity.email } })
    }
    const refusal = entranceRefusal(member, 'member')
    if (refusal) {
      const failure = { merchant: brand.merchant, memberId: member.id, detail: { by } }
      await security.record(db, visitor, { kind: 'sign_in_failed', ...failure })
      throw refusal
    }
    const party = relyingPartyOf(brand, request)
    const pendingStep = await steps.ask({ brand, memberId: member.id, by, party })
    if (pendingStep) throw refuseForSecondStep(request, reply, pendingStep)
    const signedIn = await db.transaction().execute((tx) => signIn.begin(tx, brand, member, visitor, { by }))
    return answerSignIn(request, reply, signedIn)
  })
}

/** An error's words alone: what hangs on it may be a code or a token. */
function namedFault(error: unknown): { fault: string } {
  return { fault: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown' }
}
