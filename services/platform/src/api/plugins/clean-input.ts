import type { FastifyInstance } from 'fastify'
import { ApiError } from '#api/api-error'

const MAX_DEPTH = 16
/** PostgreSQL stores neither NUL nor half of a surrogate pair. */

const UNSTORABLE = /\u0000|\p{Surrogate}/u

/** Refuses text that no database can hold and input nested beyond reason, wherever it stands. */
export function cleanInput(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    for (const part of [request.params, request.query, request.body])
      if (!Buffer.isBuffer(part)) refuseUnclean(part)
  })
}

/** Throws ApiError `bad_text` or `too_deep` for what no table can hold; fields are named below `name`. */
export function refuseUnclean(root: unknown, name = ''): void {
  const waiting: { value: unknown; path: string; depth: number }[] = [{ value: root, path: name, depth: 0 }]
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    const { value, path, depth } = item
    if (typeof value === 'string') refuseText(value, path)
    if (typeof value !== 'object' || value === null) continue
    if (depth >= MAX_DEPTH) throw new ApiError('too_deep', { field: path })
    for (const [key, child] of Object.entries(value)) {
      refuseText(key, path)
      waiting.push({ value: child, path: path === '' ? key : `${path}.${key}`, depth: depth + 1 })
    }
  }
}

function refuseText(text: string, path: string): void {
  if (UNSTORABLE.test(text)) {
    throw new ApiError('bad_text', path === '' ? {} : { field: path })
  }
}
