import type { FastifyReply, FastifyRequest } from 'fastify'
import { ownCookie, setOwnCookie } from '#api/own-cookie'
import type { Randomness } from '#deps'

const VALUE = /^[\w-]{43}$/
const SECRET_BYTES = 32
const KEPT_SECONDS = 60 * 60

/** The value that a browser was given when it requested a code. */
export function codeRequesterOf(request: FastifyRequest): string | undefined {
  const value = ownCookie(request, 'codeRequester')
  return value !== undefined && VALUE.test(value) ? value : undefined
}

/** The same, or a new one that the answer gives to the browser. */
export function issueCodeRequester(
  request: FastifyRequest,
  reply: FastifyReply,
  randomness: Randomness,
): string {
  const value = codeRequesterOf(request) ?? randomness.token(SECRET_BYTES)
  setOwnCookie(request, reply, { name: 'codeRequester', value }, { path: '/wps', maxAge: KEPT_SECONDS })
  return value
}
