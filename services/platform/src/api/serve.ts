import {
  CARRIED,
  type BodyOf,
  type Call,
  type ParamsOf,
  type QueryOf,
  type ValueOf,
} from '@site/shared-api/contract/call'
import type { LanguageCode } from '@site/shared-api/contract/constants'
import { failureEnvelope, successOf } from '@site/shared-api/contract/envelope'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { guardAccess } from '#api/access'
import { identify } from '#api/identity'
import type { LiveBrand } from '#brands/index'
import type { Session } from '#identity/index'
import type { Operator, Releaser } from '#operations/index'

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
  /** Who asks of releases: an operator, or a team. */
  releaser: C extends { access: 'releaser' } ? Releaser : undefined
  /** Who signed the call where it demands a provider. */
  provider: C extends { access: 'provider' } ? string : undefined
  /** The session of a public call, if there is one. */
  visitor(): Promise<Session | undefined>
  now: Date
  request: FastifyRequest
  reply: FastifyReply
}

const TAG_PLACE = 2
/** What a query may say of who asks; the headers are what counts. */
const WHO_ASKS: readonly string[] = [...CARRIED, 'token']

/** Puts one call of the contract on the server: validation both ways, access, envelope. */
export function serve<const C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (context: CallContext<NoInfer<C>>) => Promise<ValueOf<NoInfer<C>>> | ValueOf<NoInfer<C>>,
  /** For the few calls that are given more than others. */
  limits: { readonly bodyLimit?: number } = {},
): void {
  app.route({
    ...limits,
    method: call.method,
    url: call.path,
    ...(call.raw && { bodyLimit: call.raw.mostBytes }),
    schema: {
      summary: call.summary,
      tags: [call.path.split('/')[TAG_PLACE] ?? 'system'],
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      ...(call.sealed && { 'x-sealed': call.sealed }),
      response: { 200: successOf(call.response), '4xx': failureEnvelope, '5xx': failureEnvelope },
      ...(call.access === 'public' ? {} : { security: [{ [call.access]: [] }] }),
    },
    // Access comes before validation, so that a stranger learns nothing about the input.
    preValidation: async (request) => {
      await identify(app.platform, call, request)
      await guardAccess(app.platform, call, request)
    },
    handler: async (request, reply) => {
      const answer = async () => ({
        success: true,
        value: await handler(contextOf<C>(app, request, reply)),
      })
      const key = sharedKey(call, request)
      if (key === undefined) return await answer()
      const make = async () => Buffer.from(String(reply.serialize(await answer())))
      const body = await app.platform.answers.get(key, make, topicOf(call))
      void reply.type('application/json; charset=utf-8')
      return body
    },
  })
}

/** What else ends an answer that is held. */
const topicOf = ({ shared }: Call) => (typeof shared === 'object' ? shared.also : undefined)

/** What an answer is held by that is the same for many; undefined for one that belongs to who asks. */
function sharedKey({ shared, path }: Call, { query, who }: FastifyRequest): string | undefined {
  const { brand, language } = who
  if (shared === undefined || shared === 'brand' || brand === undefined) return undefined
  let key = `${path} ${brand.merchant} ${brand.version} ${language}`
  // reason: a query is an object of texts and numbers, parsed with the schema of the call, in whose order its fields stand
  for (const [name, value] of Object.entries(query as Record<string, unknown>)) {
    if (value === undefined || WHO_ASKS.includes(name)) continue
    if (value !== '' && shared.unless.includes(name)) return undefined
    const text = String(value)
    key += ` ${name}:${text.length}:${text}`
  }
  return key
}

function contextOf<C extends Call>(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): CallContext<C> {
  const { brand, language, operator, releaser, session, provider } = request.who
  const context = {
    params: request.params,
    query: request.query,
    body: request.body,
    brand,
    language,
    session,
    operator,
    releaser,
    provider,
    visitor: () => app.platform.sessions.find(request),
    now: app.platform.clock.now(),
    request,
    reply,
  }
  // reason: Fastify has parsed each part with the very schemas of this call, and the guards ran
  return context as CallContext<C>
}
