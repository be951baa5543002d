import type { IncomingMessage } from 'node:http'
import { errorCodes, type FastifyRequest } from 'fastify'

const { FST_ERR_CTP_BODY_TOO_LARGE, FST_ERR_CTP_INVALID_CONTENT_LENGTH } = errorCodes

/**
 * Reads a body as Fastify does, but into memory of its announced length while it arrives: joining 13 MB at the end would stop the
 * process for a tenth of a second. Throws FST_ERR_CTP_BODY_TOO_LARGE beyond the route's limit, unread where it is announced, and
 * FST_ERR_CTP_INVALID_CONTENT_LENGTH for a length that was not sent. `check` is given what has arrived so far, and ends the reading
 * by throwing.
 */
export async function readBody(
  request: FastifyRequest,
  payload: IncomingMessage,
  check: (arrived: Buffer) => void = () => undefined,
): Promise<Buffer> {
  const limit = request.routeOptions.bodyLimit
  const announced = request.headers['content-length']
  if (announced === undefined) return await readChunks(payload, limit)
  const length = Number(announced)
  if (length > limit) throw new FST_ERR_CTP_BODY_TOO_LARGE()
  const body = Buffer.allocUnsafe(length)
  let end = 0
  await new Promise<void>((resolve, reject) => {
    const add = (chunk: Buffer): void => {
      chunk.copy(body, end)
      end += chunk.length
      try {
        check(body.subarray(0, end))
      } catch (error) {
        payload.off('data', add)
        reject(error)
      }
    }
    payload.on('data', add)
    ended(payload).then(resolve, reject)
  })
  if (end !== length) throw new FST_ERR_CTP_INVALID_CONTENT_LENGTH()
  return body
}

/** A body whose length is not announced. */
async function readChunks(payload: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  return await new Promise((resolve, reject) => {
    const add = (chunk: Buffer): void => {
      length += chunk.length
      if (length <= limit) return void chunks.push(chunk)
      payload.off('data', add)
      reject(new FST_ERR_CTP_BODY_TOO_LARGE())
    }
    payload.on('data', add)
    ended(payload).then(() => resolve(Buffer.concat(chunks)), reject)
  })
}

const ended = (payload: IncomingMessage): Promise<void> =>
  new Promise((resolve, reject) => {
    payload.once('end', resolve)
    payload.once('error', (error) => reject(Object.assign(error, { statusCode: 400 })))
  })
