import { cookieIn, cookieName, isSecure } from '@site/service-kit/own-cookies'
import type { FastifyRequest } from 'fastify'

/** Of a preview, and of the one browser that has modules of a developer's machine. */
const NAMES = ['override', 'preview'] as const
type Name = (typeof NAMES)[number]
/** What a request says of its browser. */
export type Asking = Pick<FastifyRequest, 'headers' | 'protocol'>

const written = (request: Asking, name: Name, value: string, seconds: number): string =>
  `${cookieName(request, name)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure(request) ? '; Secure' : ''}`

/** What a browser is given that opened a link: gone from it when the preview ends. */
export const previewCookie = (request: Asking, name: Name, link: string, endsAt: Date): string =>
  written(request, name, link, Math.max(1, Math.floor((endsAt.getTime() - Date.now()) / 1_000)))

/** Takes both away. */
export const noPreviewCookies = (request: Asking): string[] =>
  NAMES.map((name) => written(request, name, '', 0))

const valueOf = (request: Asking, name: Name): string | undefined =>
  cookieIn(request, request.headers.cookie, name)

/** The link that a browser has opened, the override before a preview. */
export function linkOf(request: Asking): string | undefined {
  return valueOf(request, 'override') ?? valueOf(request, 'preview')
}

/** Whether modules of a developer's machine may run in the pages of this browser. */
export const isOverriding = (request: Asking): boolean => valueOf(request, 'override') !== undefined
