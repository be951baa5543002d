import type { FastifyInstance } from 'fastify'
import { ApiError } from '#api/api-error'
import { MAX_DEPTH, measureJson } from '#api/plugins/json-size'
import { readBody } from '#api/plugins/read-body'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Values that a JSON body of the route may have. */
    bodyNodes?: number
  }
}

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
const UNSTORABLE = /[\u0000\ud800-\udfff]/u

/** Refuses JSON of too many values before it is parsed, and text that no database can hold, wherever it occurs. */
export function cleanInput(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  takeJson(app)
  app.addHook('preValidation', async (request) => {
    for (const part of [request.params, request.query, request.body])
      if (!Buffer.isBuffer(part)) refuseUnclean(part)
  })
}

/** Reads JSON after its values are counted. */
export function takeJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', (request, payload, done) => {
    readBody(request, payload)
      .then((bytes) => {
        measureJson(bytes, request.routeOptions.config.bodyNodes)
        return bytes.toString()
      })
      .then((text) => parse(request, text, done), done)
  })
}

/** Throws ApiError `bad_text` or `too_deep` for what no table can hold; fields are named below `name`. */
export function refuseUnclean(root: unknown, name = ''): void {
  const fault = faultOf(root, 0)
  if (fault === undefined) return
  const field = [name, ...fault.path.toReversed()].filter((part) => part !== '').join('.')
  throw new ApiError(fault.code, field === '' ? {} : { field })
}

interface Fault {
  readonly code: 'bad_text' | 'too_deep'
  /** From the fault outwards: written on the way back alone, as what is good needs none. */
  readonly path: string[]
}

function faultOf(value: unknown, depth: number): Fault | undefined {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? { code: 'bad_text', path: [] } : undefined
  if (typeof value !== 'object' || value === null) return undefined
  if (depth >= MAX_DEPTH) return { code: 'too_deep', path: [] }
  for (const key of Object.keys(value)) {
    if (UNSTORABLE.test(key)) return { code: 'bad_text', path: [] }
    const fault = faultOf(Reflect.get(value, key), depth + 1)
    if (fault === undefined) continue
    fault.path.push(key)
    return fault
  }
  return undefined
}
