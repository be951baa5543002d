import type { Brands, Merchants } from '@site/shared-api/contract/brand-place'
import {
  bodyBytesOf,
  CARRIED,
  type BodyOf,
  type Call,
  type ParamsOf,
  type PictureBody,
  type QueryOf,
  type ValueOf,
} from '@site/shared-api/contract/call'
import type { LanguageCode } from '@site/shared-api/contract/constants'
import { failureEnvelope, successOf } from '@site/shared-api/contract/envelope'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { enter, entersWithBody, operatorOf } from '#api/access'
import { ApiError } from '#api/api-error'
import { acceptLegacyBody } from '#api/pictures/legacy-body'
import { picturesOf, refuseSizes, requireBytes, takeBytesAlone, withSizes } from '#api/pictures/picture-body'
import { refuseUnclean } from '#api/plugins/clean-input'
import type { LiveBrand } from '#brands/index'
import type { Session } from '#identity/index'
import {
  ApprovalNeeded,
  merchantsOf,
  placesOf,
  refuseForeign,
  type Operator,
  type Releaser,
} from '#operations/index'

/** What a handler is given: parsed input and who asks for which brand in which language. */
export interface CallContext<C extends Call> {
  params: ParamsOf<C>
  query: Narrowed<C>
  body: BodyOf<C>
  /** What a call with pictures was sent, in order; nothing is decoded yet. */
  pictures: C extends { pictures: PictureBody } ? readonly Buffer[] : undefined
  brand: C extends { branded: false } ? undefined : LiveBrand
  language: LanguageCode
  /** The member's session where the call demands one. */
  session: C extends { access: 'member' } ? Session : undefined
  /** The operator who makes the call, on the admin listener. */
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

/** The query; of a list over brands the field that names one holds the requested brands, or nothing for all. */
export type Narrowed<C extends Call> = C extends { brandOf: { listed: infer Field extends string } }
  ? Omit<QueryOf<C>, Field> & Readonly<Record<Field, Merchants>>
  : QueryOf<C>

/** What is known of a call before its body is read. */
export type Arrival<C extends Call> = Omit<CallContext<C>, 'query' | 'body' | 'pictures'>

const TAG_PLACE = 2
/** What a query may say of who asks; the headers are what counts. */
const WHO_ASKS: readonly string[] = [...CARRIED, 'token']

type Handler<C extends Call, Context> = (context: Context) => Promise<ValueOf<C>> | ValueOf<C>

/**
 * Puts one call of the contract on the server: access, validation both ways, envelope. The order is the same for every call:
 * credential, role, ownership and throttle, and only then is the body read, counted, parsed, and judged.
 */
export function serve<const C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: Handler<NoInfer<C>, CallContext<NoInfer<C>>>,
): void {
  if (call.pictures !== undefined)
    throw new Error(`${call.method} ${call.path} takes pictures from any caller: use serveAdmitted.`)
  route(app, call, handler)
}

/**
 * The same for a call whose body is read of the owner alone, and so often: `admit` refuses all others by what is known before
 * the body. What it answers is the handler's `admitted`. Every call that takes pictures is served so.
 */
export function serveAdmitted<const C extends Call, Admitted>(
  app: FastifyInstance,
  call: C,
  admit: (arrival: Arrival<NoInfer<C>>) => Promise<Admitted>,
  handler: Handler<NoInfer<C>, CallContext<NoInfer<C>> & { admitted: NoInfer<Admitted> }>,
): void {
  const { pictures } = call
  if (pictures === undefined) return route(app, call, handler, admit)
  // A scope of its own, whose parser is that of no other call.
  void app.register(async (scope) => {
    takeBytesAlone(scope, pictures)
    acceptLegacyBody(scope, pictures)
    route(scope, call, handler, admit)
  })
}

function route<C extends Call, Admitted>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C, CallContext<C> & { admitted: Admitted }>,
  admit?: (arrival: Arrival<C>) => Promise<Admitted>,
): void {
  const isOperators = call.access === 'operator' || call.access === 'releaser'
  const places = isOperators ? placesOf(call) : []
  const querySchema = call.pictures ? withSizes(call.query) : call.query
  const isLate = (request: FastifyRequest): boolean => !admit && entersWithBody(call, request)
  app.route({
    method: call.method,
    url: call.path,
    bodyLimit: bodyBytesOf(call),
    config: { ...(call.bodyNodes !== undefined && { bodyNodes: call.bodyNodes }) },
    schema: {
      summary: call.summary,
      tags: [call.path.split('/')[TAG_PLACE] ?? 'system'],
      ...(call.params && { params: call.params }),
      ...(querySchema && { querystring: querySchema }),
      ...(call.body && { body: call.body }),
      ...(call.sealed && { 'x-sealed': call.sealed }),
      ...(call.pictures && { 'x-pictures': true }),
      response: { 200: successOf(call.response), '4xx': failureEnvelope, '5xx': failureEnvelope },
      ...(call.access === 'public' ? {} : { security: [{ [call.access]: [] }] }),
    },
    onRequest: async (request, reply) => {
      if (isLate(request)) return
      await enter(app.platform, call, request)
      if (admit) {
        const params = paramsOf(call, request)
        request.who.admitted = await admit({ ...contextOf<C>(app, request, reply), params })
      }
      if (call.raw) requireBytes(request)
      if (call.pictures) refuseSizes(call.pictures, request)
      app.platform.largeBodies.hold(request, reply, bodyBytesOf(call))
    },
    preValidation: async (request) => {
      if (isLate(request)) await enter(app.platform, call, request)
      if (call.access === 'provider') request.who.provider = app.platform.providers.require(request)
    },
    preHandler: async (request) => {
      const operator = operatorOf(request)
      if (operator) await app.platform.brandGate.enterBody(call, request, operator)
      for (const place of places)
        if (typeof place === 'object' && 'listed' in place)
          request.query = narrowed(request.query, place.listed, operator?.brands ?? 'all')
    },
    handler: async (request, reply) => {
      // reason: what admit has answered to this very request
      const admitted = request.who.admitted as Admitted
      const answer = async () => {
        const operator = operatorOf(request)
        const value = await runOrRequest(call, request, async () =>
          handler({ ...contextOf<C>(app, request, reply, call.pictures), admitted }),
        )
        refuseForeign(operator?.brands ?? 'all', value)
        return { success: true, value }
      }
      const key = sharedKey(call, request)
      if (key === undefined) return await answer()
      const make = async () => Buffer.from(String(reply.serialize(await answer())))
      const body = await app.platform.answers.get(key, make, topicOf(call))
      void reply.type('application/json; charset=utf-8')
      return body
    },
  })
}

/** Runs an operators’ call, or stores it as a request where it needs a second person; throws ApiError `approval_pending` then (PLT-09). */
async function runOrRequest<Value>(
  call: Call,
  request: FastifyRequest,
  run: () => Promise<Value>,
): Promise<Value> {
  return await run().catch(async (error: unknown) => {
    const operator = operatorOf(request)
    if (!(error instanceof ApprovalNeeded) || !operator) throw error
    throw await request.server.platform.approvals.request(call, request, operator, error.of)
  })
}

/** A query whose field for a brand holds all requested brands. */
const narrowed = (query: unknown, field: string, held: Brands): object => ({
  ...Object(query),
  [field]: merchantsOf(held, Reflect.get(Object(query), field)),
})

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

/** The parameters of the path as the call's schema reads them; throws ApiError `bad_text`, `invalid_input`. */
function paramsOf<C extends Call>({ params: schema }: C, { params }: FastifyRequest): ParamsOf<C> {
  refuseUnclean(params)
  const parsed = schema?.safeParse(params)
  if (parsed?.success === false)
    throw new ApiError('invalid_input', { field: parsed.error.issues[0]?.path.join('.') ?? 'params' })
  // reason: parsed with the schema of this call
  return parsed?.data as ParamsOf<C>
}

function contextOf<C extends Call>(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  pictures?: PictureBody,
): CallContext<C> {
  const { brand, language, operator, releaser, session, provider } = request.who
  const context = {
    params: request.params,
    query: request.query,
    body: request.body,
    pictures: pictures && picturesOf(pictures, request),
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
