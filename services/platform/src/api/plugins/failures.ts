import { failureOf } from '@site/service-kit/failure'
import type { FailureEnvelope } from '@site/shared-api/contract/envelope'
import { ERRORS, type ErrorCode } from '@site/shared-api/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '#api/api-error'
import { refusalOf } from '#api/plugins/refusal'

/** Failures of ours; every other refusal is an answer. */
const FAULTS: readonly ErrorCode[] = ['unknown_error', 'system_unavailable']

/** An address that names no call at all (B8: the requested url is empty). */
const EMPTY = /^\/(wps|lgw)?\/*(\?.*)?$/

/** Answers every failure in the envelope of the catalogue (A8, B8); an unexpected error is logged and its answer reveals nothing. */
export function failures(app: FastifyInstance): void {
  app.setErrorHandler(answerRefusal)
  app.setNotFoundHandler(async (request, reply) => {
    const code = EMPTY.test(request.url) ? 'url_empty' : 'not_found'
    return reply.status(ERRORS[code].status).send(failure(code))
  })
}

/** Answers one failure; also what Fastify refuses before there is a route. */
export function answerRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error)
  if (FAULTS.includes(refusal.code)) request.log.error({ err: error, reqId: request.id }, 'call failed')
  const data = refusal.code === 'unknown_error' ? { requestId: request.id } : refusal.data
  const retryAfter = refusal.data?.['retryAfter']
  if (typeof retryAfter === 'number') void reply.header('Retry-After', retryAfter)
  return reply.status(refusal.status).send(envelopeOf(refusal, data))
}

/** The envelope of a code without details. */
export function failure(code: ErrorCode): FailureEnvelope {
  return envelopeOf(new ApiError(code), undefined)
}

function envelopeOf(refusal: ApiError, data: Record<string, unknown> | undefined): FailureEnvelope {
  const { code, field } = refusal
  const message = code === 'unknown_error' ? ERRORS.unknown_error.message : refusal.message
  return failureOf({ code, message, field, data })
}
