import type { FastifyRequest } from 'fastify'

/** Of a preview, and of the one browser that has modules of a developer's machine. */
const NAMES = ['m_override', 'm_preview'] as const
type Name = (typeof NAMES)[number]
/** What a request says of its browser. */
export type Asking = Pick<FastifyRequest, 'headers' | 'protocol'>

/** Over https a name that only this very host can have set, and only over https: no sister domain plants one. */
const nameOf = ({ protocol }: Asking, name: Name): string => (protocol === 'https' ? `__Host-${name}` : name)

const written = (request: Asking, name: Name, value: string, seconds: number): string =>
  `${nameOf(request, name)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${request.protocol === 'https' ? '; Secure' : ''}`

/** What a browser is given that opened a link: gone from it when the preview ends. */
export const previewCookie = (request: Asking, name: Name, link: string, endsAt: Date): string =>
  written(request, name, link, Math.max(1, Math.floor((endsAt.getTime() - Date.now()) / 1_000)))

/** Takes both away. */
export const noPreviewCookies = (request: Asking): string[] =>
  NAMES.map((name) => written(request, name, '', 0))

function valueOf(request: Asking, name: Name): string | undefined {
  const wanted = nameOf(request, name)
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key = '', value = ''] = pair.trim().split('=', 2)
    if (key === wanted && value !== '') return value
  }
  return undefined
}

/** The link that a browser has opened, the override before a preview. */
export function linkOf(request: Asking): string | undefined {
  return valueOf(request, 'm_override') ?? valueOf(request, 'm_preview')
}

/** Whether modules of a developer's machine may run in the pages of this browser. */
export const isOverriding = (request: Asking): boolean => valueOf(request, 'm_override') !== undefined
