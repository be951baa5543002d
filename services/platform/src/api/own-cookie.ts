import type { CookieSerializeOptions } from '@fastify/cookie'
import { cookieName, isSecure, type OwnCookie } from '@site/service-kit/own-cookies'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Where a cookie is sent over http; over https it goes everywhere, as the prefix demands. */
type Kept = Pick<CookieSerializeOptions, 'expires' | 'maxAge'> & {
  readonly path: string
  readonly sameSite?: 'lax' | 'strict'
}

/** Gives the browser a cookie that this platform alone reads; `Secure` and bound to this host wherever the page came over https. */
export function setOwnCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: { readonly name: OwnCookie; readonly value: string },
  kept: Kept,
): void {
  void reply.setCookie(cookieName(request, cookie.name), cookie.value, {
    ...kept,
    ...optionsOf(request, kept),
  })
}

export function clearOwnCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: OwnCookie,
  kept: Pick<Kept, 'path' | 'sameSite'>,
): void {
  void reply.clearCookie(cookieName(request, name), optionsOf(request, kept))
}

/** The value under the one name that `setOwnCookie` gives it; a plain name over https is not accepted. */
export function ownCookie(request: FastifyRequest, name: OwnCookie): string | undefined {
  return request.cookies[cookieName(request, name)]
}

function optionsOf(request: FastifyRequest, { path, sameSite = 'lax' }: Pick<Kept, 'path' | 'sameSite'>) {
  const secure = isSecure(request)
  return { path: secure ? '/' : path, httpOnly: true, sameSite, secure } as const
}
