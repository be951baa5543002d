import type { Call } from '@site/shared-api/contract/call'
import type { FastifyRequest } from 'fastify'
import type { Platform } from '#api/platform'

/** Lets a request pass to a call, or throws ApiError; nothing is allowed that the call does not declare. */
export async function guardAccess(platform: Platform, call: Call, request: FastifyRequest): Promise<void> {
  switch (call.access) {
    case 'public':
      return
    case 'member':
      request.who.session = await platform.sessions.require(request)
      return
    case 'provider':
      request.who.provider = platform.providers.require(request)
      return
    case 'operator':
      request.who.operator = await platform.operators.require(call, request)
      return
    case 'releaser':
      request.who.releaser = await platform.releasers.require(call, request)
      return
    case 'internal':
      platform.tokens.require(request)
  }
}
