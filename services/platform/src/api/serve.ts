import type { BodyOf, Call, ParamsOf, QueryOf, ValueOf } from '@site/shared-api/contract/call'
import type { LanguageCode } from '@site/shared-api/contract/constants'
import { failureEnvelope, successOf } from '@site/shared-api/contract/envelope'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { guardAccess } from '#api/access'
import { identify } from '#api/identity'
import type { LiveBrand } from '#brands/index'
import type { Session } from '#identity/index'
import type { Operator } from '#operations/index'

/** What a handler is given: parsed input and who asks for which brand in which language. */
export interface CallContext<C extends Call> {
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
  brand: C extends { branded: false } ? undefined : LiveBrand
  language: LanguageCode
  /** The member's session where the call demands one. */
  session: C extends { access: 'member' } ? Session : undefined
  /** Who asks at the operators' door. */
  operator: C extends { access: 'operator' } ? Operator : undefined
  /** Who signed the call where it demands a provider. */
  provider: C extends { access: 'provider' } ? string : undefined
  /** The session of a public call, if there is one. */
  visitor(): Promise<Session | undefined>
  now: Date
  request: FastifyRequest
  reply: FastifyReply
}

const TAG_PLACE = 2

/** Puts one call of the contract on the server: validation both ways, access, envelope. */
export function serve<const C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (context: CallContext<NoInfer<C>>) => Promise<ValueOf<NoInfer<C>>> | ValueOf<NoInfer<C>>,
): void {
  app.route({
    method: call.method,
    url: call.path,
    schema: {
      summary: call.summary,
      tags: [call.path.split('/')[TAG_PLACE] ?? 'system'],
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      response: { 200: successOf(call.response), '4xx': failureEnvelope, '5xx': failureEnvelope },
      ...(call.access === 'public' ? {} : { security: [{ [call.access]: [] }] }),
    },
    // Access comes before validation, so that a stranger learns nothing about the input.
    preValidation: async (request) => {
      await identify(app.platform, call, request)
      await guardAccess(app.platform, call, request)
    },
    handler: async (request, reply) => {
      const value = await handler(contextOf<C>(app, request, reply))
      return { success: true, value }
    },
  })
}

function contextOf<C extends Call>(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): CallContext<C> {
  const { brand, language, operator, session, provider } = request.who
  const context = {
    params: request.params,
    query: request.query,
    body: request.body,
    brand,
    language,
    session,
    operator,
    provider,
    visitor: () => app.platform.sessions.find(request),
    now: app.platform.clock.now(),
    request,
    reply,
  }
  // reason: Fastify has parsed each part with the very schemas of this call, and the guards ran
  return context as CallContext<C>
}
