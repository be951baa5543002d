import { createHash } from 'node:crypto'
import { ArtBusy, FORMATS, type ImageFormat } from '@site/art'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '#api/api-error'

const FOREVER = 'public, max-age=31536000, immutable'
const FILE = /^(\d{1,4})\.(avif|webp)$/
const RETRY_AFTER_SECONDS = 5

const isFormat = (text: string | undefined): text is ImageFormat =>
  text !== undefined && Object.hasOwn(FORMATS, text)

/** Width and format of a file name such as `240.avif`; throws `art_unknown` for any other. */
export function pictureFile(name: string, widths: readonly number[]): { width: number; format: ImageFormat } {
  const [, digits, format] = FILE.exec(name) ?? []
  const width = widths.find((one) => String(one) === digits)
  if (width === undefined || !isFormat(format)) throw new ApiError('art_unknown')
  return { width, format }
}

/** Sends what is drawn, cached for ever by its receiver; throws `too_many_requests` where it cannot be drawn soon. */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { drawing, type }: { drawing: Promise<Buffer> | string; type: string },
): Promise<FastifyReply> {
  const content = await inTime(drawing)
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  void reply
    .header('Cache-Control', FOREVER)
    .header('ETag', etag)
    .header('X-Content-Type-Options', 'nosniff')
    .type(type)
  return request.headers['if-none-match'] === etag ? reply.status(304).send() : reply.send(content)
}

async function inTime(drawing: Promise<Buffer> | string): Promise<Buffer | string> {
  try {
    return await drawing
  } catch (error) {
    if (error instanceof ArtBusy)
      throw new ApiError('too_many_requests', { data: { retryAfter: RETRY_AFTER_SECONDS } })
    throw error
  }
}
