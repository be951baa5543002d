import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '#api/api-error'
import { clearOwnCookie, ownCookie, setOwnCookie } from '#api/own-cookie'
import type { PendingStep } from '#identity/second-factor/second-steps'

const PATH = '/wps'

/** The browser's half of a sign-in that waits: what another one brings is no second step. */
export const stepCookie = (request: FastifyRequest): string | undefined => ownCookie(request, 'secondStep')

export function clearStepCookie(request: FastifyRequest, reply: FastifyReply): void {
  clearOwnCookie(request, reply, 'secondStep', { path: PATH })
}

/** Gives the browser its half; the rest is a refusal that says what is still needed, with the page's. */
export function refuseForSecondStep(
  request: FastifyRequest,
  reply: FastifyReply,
  { challenge, cookie, maxAge }: PendingStep,
): ApiError {
  void reply.header('Cache-Control', 'no-store')
  setOwnCookie(request, reply, { name: 'secondStep', value: cookie }, { path: PATH, maxAge })
  return new ApiError('second_factor_required', { data: { ...challenge } })
}
