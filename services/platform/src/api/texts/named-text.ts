import type { FastifyRequest } from 'fastify'
import { ApiError } from '#api/api-error'

export interface NamedText {
  text: string
  /** Where it was found, for the error's field. */
  field: string
}

/** Text of a header, else of a query or body field of one of these names; a value that is no text is refused. */
export function textOf(
  request: FastifyRequest,
  header: string,
  names: readonly string[],
): NamedText | undefined {
  const value = request.headers[header.toLowerCase()]
  if (Array.isArray(value)) throw new ApiError('bad_header', { field: header })
  if (value !== undefined && value !== '') return { text: value, field: header }
  return fieldOf(request, names)
}

/** Text of a query field, else of a body field, of one of these names (A7, B7 send identity there as well). */
export function fieldOf(request: FastifyRequest, names: readonly string[]): NamedText | undefined {
  for (const part of [request.query, request.body]) {
    if (typeof part !== 'object' || part === null) continue
    for (const name of names) {
      const found: unknown = Reflect.get(part, name)
      if (found === undefined || found === '') continue
      if (typeof found !== 'string') throw new ApiError('invalid_input', { field: name })
      return { text: found, field: name }
    }
  }
  return undefined
}
