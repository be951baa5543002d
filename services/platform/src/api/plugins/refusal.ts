import type { ErrorCode } from '@site/shared-api/contract/errors'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { ApiError } from '#api/api-error'

/** What Fastify itself refuses, by its code. */
const FASTIFY_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_content_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_header',
  FST_ERR_BAD_URL: 'bad_url',
  FST_ERR_MAX_PARAM_LENGTH: 'bad_url',
  FST_ERR_ASYNC_CONSTRAINT: 'bad_header',
}

/** The database is away, going away or takes too long: SQLSTATE classes 08, 53 and 57, time-outs, and refused connections. */
const AWAY = /^(08|25P0[34]|53|55P03|57|ECONN|ENOTFOUND|ETIMEDOUT|EPIPE)/
/** What the driver says, without a code, of a connection that has gone. */
const GONE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Reads any thrown value as a refusal of the catalogue. */
export function refusalOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [issue] = error.validation
    return new ApiError('invalid_input', {
      field: fieldPath(`${issue?.instancePath ?? ''}/${unknownKey(issue?.params)}`, error.validationContext),
      ...(issue?.message !== undefined && { message: issue.message }),
    })
  }
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
  const known = FASTIFY_CODES[code]
  if (known) return new ApiError(known, known === 'body_too_large' ? { field: 'body' } : {})
  if (AWAY.test(code) || (error instanceof Error && GONE.test(error.message)))
    return new ApiError('system_unavailable')
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new ApiError(error instanceof SyntaxError ? 'malformed_json' : 'invalid_input')
  }
  return new ApiError('unknown_error')
}

/** The first key that a strict object does not know, named itself and not by its container. */
function unknownKey(params: Record<string, unknown> | undefined): string {
  const keys = params?.['keys']
  return Array.isArray(keys) && typeof keys[0] === 'string' ? keys[0] : ''
}

/** `/items/0/name` becomes `items.0.name`; the whole input is named by its part. */
function fieldPath(instancePath: string, part: string | undefined): string {
  const path = instancePath.split('/').filter(Boolean).join('.')
  return path === '' ? (part ?? 'body') : path
}
