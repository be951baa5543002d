import type { IncomingMessage } from 'node:http'
import type { PictureBody } from '@site/shared-api/contract/call'
import { PICTURE_TYPES } from '@site/shared-api/contract/picture'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ApiError } from '#api/api-error'
import { refuseLarge } from '#api/pictures/draw-picture'
import { pictureHeader } from '#api/pictures/picture-header'
import { readBody } from '#api/plugins/read-body'

const BYTES = 'application/octet-stream'
/** The type says no more than that the body is bytes: which picture they are is read from themselves. */
const TYPES = [BYTES, ...PICTURE_TYPES]
/** Cameras write some tens of KB before a JPEG says its size. */
const HEADER_BYTES = 128 * 1024
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

/**
 * Lets the routes of a scope take bytes and nothing else: JSON, text and forms are refused with `unsupported_content_type`. A picture of
 * too many pixels ends the reading as soon as its header has arrived, with `picture_too_large`; handlers judge everything else.
 */
export function takeBytesAlone(scope: FastifyInstance, rule: PictureBody): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(TYPES, async (request: FastifyRequest, payload: IncomingMessage) => {
    const sizes = sizesOf(request) ?? [Number(request.headers['content-length'])]
    const places = sizes.map((size, at) => ({ at, size, from: sum(sizes.slice(0, at)) }))
    return await readBody(request, payload, (arrived) => {
      for (let [place] = places; place && arrived.length >= lookedAt(place); [place] = places) {
        const { at, from, size } = place
        const header = pictureHeader(arrived.subarray(from, from + size))
        if (header) refuseLarge(header, fieldOf(rule, at))
        places.shift()
      }
    })
  })
}

/** Bytes that have to be there before a picture's header is looked for. */
const lookedAt = ({ from, size }: { readonly from: number; readonly size: number }): number =>
  from + Math.min(size, HEADER_BYTES)

const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0)

const fieldOf = ({ most }: PictureBody, at: number): string => (most === 1 ? 'picture' : `pictures.${at}`)

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

function requireSizes(rule: PictureBody, sizes: readonly number[]): void {
  const { most, mostBytes } = rule
  if (sizes.length > most) throw new ApiError('image_count', { field: 'pictures' })
  const large = sizes.findIndex((size) => size > mostBytes)
  if (large !== -1) throw new ApiError('image_size', { field: fieldOf(rule, large) })
}

/** Undefined where the query names none. Throws ApiError `invalid_input`. */
function sizesOf({ query }: FastifyRequest): readonly number[] | undefined {
  const { data, success } = sizesQuery.safeParse(query)
  if (!success) throw new ApiError('invalid_input', { field: 'sizes' })
  return data.sizes?.split(',').map(Number)
}
