import type { FastifyRequest } from 'fastify'

const NAME = 'm_preview'
type Asking = Pick<FastifyRequest, 'headers' | 'protocol'>

/** Over https a name that only this very host can have set, and only over https: no sister domain plants one. */
const nameOf = ({ protocol }: Asking): string => (protocol === 'https' ? `__Host-${NAME}` : NAME)

const written = (request: Asking, value: string, seconds: number): string =>
  `${nameOf(request)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${request.protocol === 'https' ? '; Secure' : ''}`

/** What a browser is given that opened a link: gone from it when the preview ends. */
export const previewCookie = (request: Asking, link: string, endsAt: Date): string =>
  written(request, link, Math.max(1, Math.floor((endsAt.getTime() - Date.now()) / 1_000)))

export const noPreviewCookie = (request: Asking): string => written(request, '', 0)

/** The link that a browser has opened. */
export function linkOf(request: Asking): string | undefined {
  const name = nameOf(request)
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key = '', value = ''] = pair.trim().split('=', 2)
    if (key === name && value !== '') return value
  }
  return undefined
}
