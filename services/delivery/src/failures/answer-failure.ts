import { failureOf } from '@site/service-kit/failure'
import { ERRORS, type ErrorCode } from '@site/shared-api/contract/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'

const SERVER_FAULT = 500
const BAD_REQUEST = 400
/** What Fastify refuses by itself, by its code; everything else it refuses is an invalid input. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_BAD_URL: 'bad_url',
  FST_ERR_MAX_PARAM_LENGTH: 'bad_url',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_content_type',
}

/** Answers what is refused in the envelope of every failure (A8), and a page that could not be made in words. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = numberOf(error, 'statusCode') ?? SERVER_FAULT
  if (status < BAD_REQUEST || status >= SERVER_FAULT) {
    request.log.error(error)
    return reply.code(SERVER_FAULT).type('text/plain').send('The page could not be made. Try again shortly.')
  }
  const named = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
  const code = CODES[named] ?? 'invalid_input'
  return reply.code(status).send(failureOf({ code, message: ERRORS[code].message }))
}

function numberOf(error: unknown, key: string): number | undefined {
  const value = error instanceof Error ? Object.entries(error).find(([name]) => name === key)?.[1] : undefined
  return typeof value === 'number' ? value : undefined
}
