import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '#api/api-error'
import { clearOwnCookie, ownCookie, setOwnCookie } from '#api/own-cookie'
import type { AskedStep } from '#identity/second-factor/second-steps'

/** The browser's half of a sign-in that waits: what another one brings is no second step. */
const NAME = 'MC_STEP'
const PATH = '/wps'

export const stepCookie = (request: FastifyRequest): string | undefined => ownCookie(request, NAME)

export function clearStepCookie(request: FastifyRequest, reply: FastifyReply): void {
  clearOwnCookie(request, reply, NAME, { path: PATH })
}

/** Gives the browser its half; the rest is a refusal that says what is still needed, with the page's. */
export function refuseForSecondStep(
  request: FastifyRequest,
  reply: FastifyReply,
  { asked, cookie, maxAge }: AskedStep,
): ApiError {
  void reply.header('Cache-Control', 'no-store')
  setOwnCookie(request, reply, { name: NAME, value: cookie }, { path: PATH, maxAge })
  return new ApiError('second_factor_required', { data: { ...asked } })
}
