import type { z } from 'zod'
import type { BrandPlace } from './brand-place.ts'

/**
 * Who may make a call: every client, a signed-in member, an operator's tool, an operator or the team of a module, another service of the
 * house, a provider of games.
 */
export type Access = 'public' | 'member' | 'operator' | 'releaser' | 'internal' | 'provider'

/**
 * What an operator's role may allow: looking, helping members, running brands, writing content, arranging games, shipping
 * modules, money, keeping players from harm, looking after
 * operators, reading messages that were not sent (codes and links that open members' accounts).
 */
export const OPERATOR_RIGHTS = [
  'read',
  'members',
  'brands',
  'content',
  'catalogue',
  'releases',
  'money',
  'risk',
  'operators',
  'outbox',
] as const
export type OperatorRight = (typeof OPERATOR_RIGHTS)[number]

/** What A7 and B7 name in a query beside the headers: brand, language, and what kind of page asks (A9, B9). */
export const CARRIED = [
  'merchant',
  'merchantCode',
  'language',
  'lang',
  'platform',
  'isPlatform',
  'clientType',
  'gateway',
] as const
export type Carried = (typeof CARRIED)[number]

/** Bytes of a request body where the call names no other limit; nginx's default is the same. */
export const BODY_BYTES = 64 * 1024
/** Values (objects, lists, texts, numbers) of a JSON body where the call names no other limit. */
export const BODY_NODES = 4_000

/**
 * A body of pictures as `application/octet-stream`: the bytes of one, or of several after each other, whose sizes the query then
 * says in their order (`?sizes=51200,48211`). No body is no picture.
 */
export interface PictureBody {
  readonly most: number
  /** Bytes of each. */
  readonly mostBytes: number
  /** Whether there may be none. */
  readonly optional?: boolean
}

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `:name` in it is a path parameter. */
  path: `/${string}`
  access: Access
  /** What the role of an operator must allow, one of these where there are several. */
  right?: OperatorRight | readonly OperatorRight[]
  /** Where a parameter of the path decides it; what it does not name is refused. */
  rightOf?: { readonly param: string; readonly rights: Readonly<Record<string, OperatorRight>> }
  /** For a person alone, signed in with password and second factor: no token of a command line makes it. */
  inPerson?: boolean
  /** How the brand of an operators’ call is known; one that does not say is not served (PLT-05). */
  brandOf?: BrandPlace | readonly BrandPlace[]
  summary: string
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** The body is bytes (`application/octet-stream`), so many at most; the handler finds them as `request.body`. */
  raw?: { readonly mostBytes: number }
  /** Bytes of a JSON body; `BODY_BYTES` where it names none. */
  bodyLimit?: number
  /** Values of a JSON body; `BODY_NODES` where it names none. */
  bodyNodes?: number
  /** The body is pictures and nothing else (`PictureBody`); fields stand in the query. The call is served by `serveAdmitted`. */
  pictures?: PictureBody
  /** What is inside a body that only the platform can read (decisions: encrypted bodies), with time and nonce. */
  sealed?: z.ZodType
  /** The value inside the envelope. */
  response: z.ZodType
  /** No alert is raised when it fails (A8, B7). */
  silent?: boolean
  /** What the browser's client adds to the query by itself: no part of the query, so of no cache key either. */
  carries?: readonly Carried[]
  /** False for calls that belong to no brand. */
  branded?: boolean
  /**
   * The answer is the same for all clients of a brand in a language: each copy of the platform holds it until brands or
   * the catalogue change; with `also` a second at most. Not where one of these fields of the query says something. `brand`: made for each who
   * asks, from nothing but the brand that is held.
   */
  shared?: { readonly unless: readonly string[]; readonly also?: 'wins' } | 'brand'
  /** True for calls that still answer while the brand is closed for maintenance or by region. */
  alwaysOpen?: boolean
}

/**
 * Declares one call of the API; its schemas type the client, validate the server and print the OpenAPI document. The
 * browser gets method, path, access, `silent` and `carries` of it alone: the build leaves the schemas out.
 */
export function defineCall<const C extends Call>(call: C & SaysBrand<C>): C {
  return call
}

/** Calls of the admin listener say how their brand is known; others cannot be declared. */
type SaysBrand<C extends Call> = C extends { access: 'operator' | 'releaser' }
  ? { readonly brandOf: BrandPlace | readonly BrandPlace[] }
  : unknown

/** Bytes of the largest body that a call takes. */
export const bodyBytesOf = ({
  bodyLimit,
  pictures,
  raw,
}: Pick<Call, 'bodyLimit' | 'pictures' | 'raw'>): number =>
  pictures ? pictures.most * pictures.mostBytes : (raw?.mostBytes ?? bodyLimit ?? BODY_BYTES)

type Parsed<C extends Call, Part extends 'params' | 'query' | 'body'> =
  C extends Record<Part, infer S extends z.ZodType> ? z.output<S> : undefined
type Sent<C extends Call, Part extends 'params' | 'query' | 'body'> =
  C extends Record<Part, infer S extends z.ZodType> ? z.input<S> : undefined

export type ParamsOf<C extends Call> = Parsed<C, 'params'>
export type QueryOf<C extends Call> = Parsed<C, 'query'>
export type BodyOf<C extends Call> = Parsed<C, 'body'>
export type ValueOf<C extends Call> = z.output<C['response']>

/** What a client sends: the same shapes before defaults and coercion. */
export type QueryInput<C extends Call> = Sent<C, 'query'>
export type BodyInput<C extends Call> = Sent<C, 'body'>
export type ParamsInput<C extends Call> = Sent<C, 'params'>

/** What a caller gives: each part the call has, the query and the body optional where nothing in them is needed. */
export type CallInput<C extends Call> = Given<C, 'params'> &
  Given<C, 'query'> &
  Given<C, 'body'> &
  Pictures<C>

type Pictures<C extends Call> = C extends { pictures: PictureBody }
  ? { readonly pictures: readonly Blob[] }
  : unknown

type Given<C extends Call, Part extends 'params' | 'query' | 'body'> =
  C extends Record<Part, infer S extends z.ZodType>
    ? Partial<z.input<S>> extends z.input<S>
      ? { readonly [P in Part]?: z.input<S> }
      : { readonly [P in Part]: z.input<S> }
    : unknown
