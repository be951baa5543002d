import { failureOf } from '@site/service-kit/failure'
import type { FastifyInstance } from 'fastify'
import { ERRORS, GameError, type ErrorCode } from '#api/errors'

const FRAMEWORK: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_content_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_json',
  FST_ERR_BAD_URL: 'not_found',
}

/** Every failure in one shape: `{ success: false, code, message, field?, data? }`. */
export function failures(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const known = error instanceof GameError ? error : new GameError(codeOf(error))
    if (known.status >= 500 && known.code === 'unknown_error') request.log.error(error)
    return reply.code(known.status).send(failureOf(known))
  })
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(failureOf({ code: 'not_found', message: ERRORS.not_found.message })),
  )
}

function codeOf(error: unknown): ErrorCode {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return FRAMEWORK[code] ?? (status >= 400 && status < 500 ? 'invalid_input' : 'unknown_error')
}
