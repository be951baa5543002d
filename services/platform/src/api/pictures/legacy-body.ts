import type { PictureBody } from '@site/shared-api/contract/call'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '#api/api-error'
import { takeJson } from '#api/plugins/clean-input'

const DATA_ADDRESS = /^data:[\w/+.-]{0,64};base64,/
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

/**
 * Until 2027-02-01 the routes of a scope also take what pages of the releases before 2026-11-27 send: JSON with pictures as base64
 * (`picture`, or a list `pictures`) beside the fields that stand in the query now. A module may be released weeks after the platform,
 * and until then it is its members' slips. Then this file goes, with its use in `serve.ts` and its test in `picture-walk.suite.ts`.
 */
export function acceptLegacyBody(scope: FastifyInstance, { most }: PictureBody): void {
  takeJson(scope)
  scope.addHook('preValidation', async (request) => {
    const { body } = request
    if (Buffer.isBuffer(body) || typeof body !== 'object' || body === null) return
    const { picture, pictures, ...fields }: Record<string, unknown> = { ...body }
    const texts = Array.isArray(pictures) ? pictures : picture === undefined ? [] : [picture]
    const files = texts.map((text: unknown, at) => bytesOf(text, most === 1 ? 'picture' : `pictures.${at}`))
    const sizes = files.length > 1 ? { sizes: files.map(({ length }) => length).join() } : {}
    request.query = { ...Object(request.query), ...fields, ...sizes }
    request.body = Buffer.concat(files)
  })
}

/** The bytes of a `data:` address or of plain base64. Throws ApiError `image_type`. */
function bytesOf(text: unknown, field: string): Buffer {
  const coded = String(text).replace(DATA_ADDRESS, '')
  if (!BASE64.test(coded)) throw new ApiError('image_type', { field })
  return Buffer.from(coded, 'base64')
}
