import type { PictureBody } from '@site/shared-api/contract/call'
import { PICTURE_TYPES } from '@site/shared-api/contract/picture'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ApiError } from '#api/api-error'

const BYTES = 'application/octet-stream'
/** The type says no more than that the body is bytes: which picture they are is read from themselves. */
const TYPES = [BYTES, ...PICTURE_TYPES]
const SIZES = /^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/

/** The query parameter that every call with pictures takes beside its own. */
const sizesQuery = z.object({
  sizes: z
    .string()
    .regex(SIZES, 'bytes of each picture, separated by commas')
    .optional()
    .describe('Bytes of each picture of the body, in their order; left out where the body is one picture'),
})

/** A call's own query with the sizes beside it. Throws Error for one that is no object. */
export function withSizes(query: z.ZodType = z.object({})): z.ZodObject {
  if (!(query instanceof z.ZodObject)) throw new Error('The query of a call with pictures is an object.')
  return sizesQuery.extend(query.shape)
}

/** Lets the routes of a scope take bytes and nothing else: JSON, text and forms are refused with `unsupported_content_type`. */
export function takeBytesAlone(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(TYPES, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

/** Refuses a body that says to be anything else, JSON among them, before it is read. Throws ApiError `unsupported_content_type`. */
export function requireBytes({ headers }: FastifyRequest): void {
  const type = headers['content-type']
  if (type !== undefined && type.split(';')[0]?.trim().toLowerCase() !== BYTES)
    throw new ApiError('unsupported_content_type')
}

/** Refuses by the sizes that the query names, before the body is read. Throws ApiError `invalid_input`, `image_count`, `image_size`. */
export function refuseSizes(rule: PictureBody, request: FastifyRequest): void {
  requireSizes(rule, sizesOf(request) ?? [])
}

/**
 * The pictures of a body that was read: parts of its memory, not copies. Throws ApiError `invalid_input` for none where the call
 * needs one and for sizes that are not those of the body, `image_count`, `image_size`.
 */
export function picturesOf(rule: PictureBody, request: FastifyRequest): readonly Buffer[] {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const sizes = sizesOf(request) ?? (body.length === 0 ? [] : [body.length])
  if (sizes.length === 0 && rule.optional !== true)
    throw new ApiError('invalid_input', { field: rule.most === 1 ? 'picture' : 'pictures' })
  requireSizes(rule, sizes)
  let end = 0
  const pictures = sizes.map((size) => body.subarray(end, (end += size)))
  if (end !== body.length) throw new ApiError('invalid_input', { field: 'sizes' })
  return pictures
}

function requireSizes({ most, mostBytes }: PictureBody, sizes: readonly number[]): void {
  if (sizes.length > most) throw new ApiError('image_count', { field: 'pictures' })
  const large = sizes.findIndex((size) => size > mostBytes)
  if (large !== -1) throw new ApiError('image_size', { field: most === 1 ? 'picture' : `pictures.${large}` })
}

/** Undefined where the query names none. Throws ApiError `invalid_input`. */
function sizesOf({ query }: FastifyRequest): readonly number[] | undefined {
  const { data, success } = sizesQuery.safeParse(query)
  if (!success) throw new ApiError('invalid_input', { field: 'sizes' })
  return data.sizes?.split(',').map(Number)
}
