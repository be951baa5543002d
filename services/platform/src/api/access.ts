import type { Call } from '@site/shared-api/contract/call'
import type { FastifyRequest } from 'fastify'
import { identify } from '#api/identity'
import type { Platform } from '#api/platform'
import { sessionCookie } from '#identity/index'
import type { Operator } from '#operations/index'

/**
 * Whether a call's brand or credential may stand in its body (A7, B7), which is read first then: no credential is demanded, or the
 * browser brings the cookie half and the call names the field `token` for the other.
 */
export function entersWithBody(call: Call, request: FastifyRequest): boolean {
  if (call.body === undefined) return false
  if (call.access === 'public') return true
  const names: unknown = Reflect.get(call.body, 'shape')
  return (
    call.access === 'member' &&
    'token' in Object(names) &&
    request.headers.authorization === undefined &&
    sessionCookie(request) !== undefined
  )
}

/** Finds brand and language and lets the request pass, or throws ApiError; nothing is allowed that the call does not declare. */
export async function enter(platform: Platform, call: Call, request: FastifyRequest): Promise<void> {
  await identify(platform, call, request)
  switch (call.access) {
    case 'public':
      return
    case 'member':
      request.who.session = await platform.sessions.require(request)
      return
    case 'provider':
      platform.providers.arrive(request)
      return
    case 'operator':
      request.who.operator = await platform.operators.require(call, request)
      await platform.brandGate.enter(call, request, request.who.operator)
      return
    case 'releaser':
      request.who.releaser = await platform.releasers.require(call, request)
      if (request.who.releaser.operator)
        await platform.brandGate.enter(call, request, request.who.releaser.operator)
      return
    case 'internal':
      platform.tokens.require(request)
  }
}

/** Who asks as an operator; a team of a module is none. */
export const operatorOf = ({ who }: FastifyRequest): Operator | undefined =>
  who.operator ?? who.releaser?.operator
