import type { FastifyRequest } from 'fastify'
import { ApiError } from '#api/api-error'

const SHAPE = /^Bearer ([\w.~+/=-]{1,512})$/i

/** The token of `Authorization: Bearer …`; undefined without the header, ApiError `bad_header` for anything else in it. */
export function bearerOf(request: FastifyRequest): string | undefined {
  const value = request.headers.authorization
  if (value === undefined || value.trim() === '' || value.trim().toLowerCase() === 'bearer') return undefined
  const token = SHAPE.exec(value.trim())?.[1]
  if (token === undefined) throw new ApiError('bad_header', { field: 'Authorization' })
  return token
}
