import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Where a cookie is sent over http; over https it goes everywhere, as the prefix demands. */
type Kept = Pick<CookieSerializeOptions, 'expires' | 'maxAge'> & { readonly path: string }

const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https'

/** Over https a name that only this very host can have set, and only over https: no sister domain plants one. */
const nameOf = (request: FastifyRequest, name: string): string =>
  isSecure(request) ? `__Host-${name}` : name

/** Gives the browser a cookie that this platform alone reads; `Secure` and `__Host-` wherever the page came over https. */
export function setOwnCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: { readonly name: string; readonly value: string },
  kept: Kept,
): void {
  void reply.setCookie(nameOf(request, cookie.name), cookie.value, { ...kept, ...optionsOf(request, kept) })
}

export function clearOwnCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  kept: { readonly path: string },
): void {
  void reply.clearCookie(nameOf(request, name), optionsOf(request, kept))
}

export function ownCookie(request: FastifyRequest, name: string): string | undefined {
  return request.cookies[nameOf(request, name)]
}

function optionsOf(request: FastifyRequest, { path }: { readonly path: string }) {
  const secure = isSecure(request)
  return { path: secure ? '/' : path, httpOnly: true, sameSite: 'lax', secure } as const
}
