/** What the browser knows of a call: all that `defineCall` declares but its words and schemas. */
const KEPT = ['method', 'path', 'access', 'right', 'rightOf', 'brandOf', 'silent', 'carries'] as const

/** A contract file without schemas (constants, catalogues, rules by member type) goes to the browser unchanged. */
export function declaresSchemas(source: string): boolean {
  return /^import (?!type\b).* from 'zod'/m.test(source)
}

/**
 * The browser's module of a contract file: each call as `{ method, path, access, right, rightOf, brandOf, silent, carries }` (no `access` where it is public), each constant as it
 * is, and no schema. Throws, with the call's name, for one that says nothing of method, path or access.
 */
export function contractModule(exports: Readonly<Record<string, unknown>>): string {
  return Object.entries(exports)
    .flatMap(([name, value]) => {
      if (typeof value === 'function' || holdsSchema(value)) return []
      return [`export const ${name} = ${written(name, isCall(value) ? recordOf(name, value) : value)}\n`]
    })
    .join('')
}

export interface DeclaredCall {
  readonly method: string
  readonly path: string
  readonly access: string
  readonly query?: { readonly shape?: Readonly<Record<string, unknown>> }
}

export function isCall(value: unknown): value is DeclaredCall {
  return typeof value === 'object' && value !== null && 'response' in value && 'summary' in value
}

function recordOf(name: string, call: DeclaredCall): Readonly<Record<string, unknown>> {
  const entries = Object.entries(call)
  for (const field of ['method', 'path', 'access'])
    if (!(field in call))
      throw new Error(`The call ${name} says no ${field}: write it where defineCall declares the call.`)
  // `public` is what a call is in the browser that says nothing else: every first route carries some of them.
  const needless = ([field, value]: [string, unknown]): boolean => field === 'access' && value === 'public'
  return Object.fromEntries(
    entries.filter((entry) => KEPT.some((kept) => kept === entry[0]) && !needless(entry)),
  )
}

function holdsSchema(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || isCall(value)) return false
  return '_zod' in value || Object.values(value).some(holdsSchema)
}

/** A constant as source text that makes an equal one. Throws, with the place in it, for what no text can make. */
function written(place: string, value: unknown): string {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value)
  if (value === undefined) return 'undefined'
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value)
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value !== 'object') throw unwritable(place, `a ${typeof value}`)
  if (value instanceof RegExp) return String(value)
  if (value instanceof Date) return `new Date(${value.getTime()})`
  if (value instanceof Map) return `new Map(${written(place, [...value])})`
  if (value instanceof Set) return `new Set(${written(place, [...value])})`
  if (Array.isArray(value))
    return `[${value.map((one: unknown, at) => written(`${place}[${at}]`, one)).join(',')}]`
  const { prototype } = Object
  if (Object.getPrototypeOf(value) !== prototype && Object.getPrototypeOf(value) !== null)
    throw unwritable(place, `a ${value.constructor.name}`)
  const entries = Object.entries(value).map(
    ([field, one]) => `${JSON.stringify(field)}:${written(`${place}.${field}`, one)}`,
  )
  return `{${entries.join(',')}}`
}

const unwritable = (place: string, what: string): Error =>
  new Error(`${place} is ${what}, which cannot be sent to the browser: put it into a file without schemas.`)
