import type { BrandPlace, Brands } from '@site/shared-api/contract/brand-place'
import type { Call } from '@site/shared-api/contract/call'
import { managedDocument } from '@site/shared-api/contract/managed'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import type { Managed } from '#operations/managed/managed'
import { content } from '#operations/managed/content'
import { namedBy } from '#operations/managed/sources'
import { BRAND_OF } from '#operations/operators/brands/brand-of-things'
import { holds } from '#operations/operators/brands/holding'
import type { Operator, OperatorAuth } from '#operations/operators/operator-auth'

const MERCHANT = 'merchant'
const { kind: kindSchema } = managedDocument.shape

type BrandCall = Pick<Call, 'brandOf' | 'params'>
type Place<Kind> = Extract<BrandPlace, Kind>

/** Where a call says that its brand is named; throws an Error for one that does not say. */
export function placesOf({ brandOf }: BrandCall): readonly BrandPlace[] {
  if (brandOf === undefined)
    throw new Error('A call of operators has to say how its brand is known: brandOf.')
  return isList(brandOf) ? brandOf : [brandOf]
}

const isList = (value: BrandPlace | readonly BrandPlace[]): value is readonly BrandPlace[] =>
  Array.isArray(value)

/** Lets operators pass to what is of their brands (PLT-05): each call is judged by what its declaration says of its brand. */
export class BrandGate {
  readonly #deps: { db: Database; managed: Managed; operators: Pick<OperatorAuth, 'deny'> }
  constructor(deps: { db: Database; managed: Managed; operators: Pick<OperatorAuth, 'deny'> }) {
    this.#deps = deps
  }

  /**
   * Judges by address and query, before the body is read. Throws ApiError `brand_refused` for a brand of others that the call
   * names, `not_found` for a thing of others as for one that is not there; both are audited.
   */
  async enter(call: BrandCall, request: FastifyRequest, operator: Operator): Promise<void> {
    for (const place of placesOf(call))
      if (operator.brands !== 'all') await this.#before(place, call, request, operator)
  }

  /** Judges by the body, once it is parsed. Throws ApiError `brand_refused`. */
  async enterBody(call: BrandCall, request: FastifyRequest, operator: Operator): Promise<void> {
    if (operator.brands === 'all') return
    for (const place of placesOf(call)) {
      if (typeof place === 'string') continue
      if ('named' in place && place.named === 'body')
        await this.#named(place, request.body, request, operator)
      if ('given' in place) await this.#given(place.given, request, operator)
      if ('document' in place && place.document === 'new') await this.#made(request, operator)
    }
  }

  async #before(
    place: BrandPlace,
    call: BrandCall,
    request: FastifyRequest,
    operator: Operator,
  ): Promise<void> {
    if (place === 'none') return
    if (place === 'site') return await this.#refuse(request, operator, MERCHANT, 'all')
    if ('thing' in place) return await this.#thing(place, call, request, operator)
    if ('named' in place && place.named !== 'body')
      return await this.#named(place, request[place.named], request, operator)
    if ('document' in place && place.document === 'known') return await this.#document(request, operator)
    if ('listed' in place) {
      const brand: unknown = Reflect.get(Object(request.query), place.listed)
      if (brand !== undefined) await this.#require(brand, place.listed, request, operator)
    }
  }

  async #named(
    { field = MERCHANT }: Place<{ named: unknown }>,
    part: unknown,
    request: FastifyRequest,
    operator: Operator,
  ): Promise<void> {
    await this.#require(Reflect.get(Object(part), field), field, request, operator)
  }

  async #thing(
    { param = 'id', thing }: Place<{ thing: unknown }>,
    call: BrandCall,
    request: FastifyRequest,
    operator: Operator,
  ): Promise<void> {
    const parsed = call.params?.safeParse(request.params)
    if (!parsed?.success) throw new ApiError('invalid_input', { field: param })
    const id = String(Reflect.get(Object(parsed.data), param))
    await this.#requireKnown(
      await BRAND_OF[thing](this.#deps.db, id),
      `${thing} ${id}`,
      param,
      request,
      operator,
    )
  }

  async #document(request: FastifyRequest, operator: Operator): Promise<void> {
    const kind = kindSchema.safeParse(Reflect.get(Object(request.params), 'kind'))
    if (!kind.success) throw new ApiError('not_found', { field: 'kind' })
    const id = String(Reflect.get(Object(request.params), 'id'))
    const { merchant } = namedBy(this.#deps.managed.source(kind.data), id)
    await this.#requireKnown(
      merchant === null ? 'all' : [merchant],
      `${kind.data} ${id}`,
      'id',
      request,
      operator,
    )
  }

  /** Whose a new document would be; a new brand is of who has all of them. */
  async #made(request: FastifyRequest, operator: Operator): Promise<void> {
    const kind = kindSchema.parse(Reflect.get(Object(request.params), 'kind'))
    const { owner, idOf } = this.#deps.managed.source(kind)
    const { merchant, id, document }: { merchant?: unknown; id?: unknown; document?: unknown } = Object(
      request.body,
    )
    if (owner === 'site') return await this.#refuse(request, operator, 'kind', 'all')
    const own = owner === 'brand' ? merchant : (id ?? idOf?.(content.parse(document)))
    await this.#require(own, owner === 'brand' ? MERCHANT : 'id', request, operator)
  }

  async #given(field: string, request: FastifyRequest, operator: Operator): Promise<void> {
    const given: unknown = Reflect.get(Object(request.body), field)
    if (given === undefined) return
    if (!Array.isArray(given)) return await this.#refuse(request, operator, field, 'all')
    for (const brand of given) await this.#require(brand, field, request, operator)
  }

  async #require(brand: unknown, field: string, request: FastifyRequest, operator: Operator): Promise<void> {
    if (typeof brand !== 'string' || !holds(operator.brands, [brand]))
      await this.#refuse(request, operator, field, typeof brand === 'string' ? brand : 'none')
  }

  async #requireKnown(
    brands: Brands | undefined,
    thing: string,
    field: string,
    request: FastifyRequest,
    operator: Operator,
  ): Promise<void> {
    if (brands !== undefined && holds(operator.brands, brands)) return
    if (brands !== undefined)
      await this.#deps.operators.deny(operator, request, ['brand'], { brand: String(brands), thing })
    throw new ApiError('not_found', { field })
  }

  async #refuse(request: FastifyRequest, operator: Operator, field: string, brand: string): Promise<void> {
    await this.#deps.operators.deny(operator, request, ['brand'], { brand })
    throw new ApiError('brand_refused', { field })
  }
}

/** Throws an Error for an answer that shows an operator another brand: no list or view forgets to filter by brand. */
export function refuseForeign(brands: Brands, value: unknown): void {
  if (brands === 'all' || typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    if (name === MERCHANT && typeof part === 'string' && part !== '' && !brands.includes(part))
      throw new Error('An answer would have shown an operator a brand that is not theirs.')
    refuseForeign(brands, part)
  }
}
