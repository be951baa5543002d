/** What the browser knows of a call: all that `defineCall` declares but its words and schemas. */
const KEPT = ['method', 'path', 'access', 'right', 'rightOf', 'silent', 'carries'] as const

/** A contract file without schemas (constants, catalogues, rules by member type) is the browser's as it stands. */
export function declaresSchemas(source: string): boolean {
  return /^import (?!type\b).* from 'zod'/m.test(source)
}

/**
 * The browser's module of a contract file: each call as `{ method, path, access, right, rightOf, silent, carries }` (no `access` where anybody may make it), each constant as it
 * is, and no schema. Throws, with the call's name, for one that says nothing of method, path or access.
 */
export function contractModule(exports: Readonly<Record<string, unknown>>): string {
  return Object.entries(exports)
    .flatMap(([name, value]) => {
      const kept = isCall(value) ? recordOf(name, value) : value
      return isData(kept) ? [`export const ${name} = ${JSON.stringify(kept)}\n`] : []
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

/** Text, numbers and lists and records of them; not functions, not schemas, not what holds some. */
function isData(value: unknown): boolean {
  if (typeof value === 'function' || value === undefined) return false
  if (typeof value !== 'object' || value === null) return true
  return !('_zod' in value) && Object.values(value).every(isData)
}
