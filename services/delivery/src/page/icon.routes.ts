import { MARKS, type MarkPath } from '@site/config'
import type { Brand } from '@site/config/schema'
import type { FastifyInstance } from 'fastify'
import type { Delivery } from '#delivery.ts'

/** The brand's sign as the site's icon, on its own canvas colour. */
export function iconRoutes(app: FastifyInstance, { brands }: Delivery): void {
  app.get('/m/-/icon.svg', async (request, reply) => {
    const host = request.hostname.split(':')[0] ?? ''
    const brand = (await brands.all()).find(({ hosts }) => hosts.includes(host))
    if (brand === undefined) return reply.code(404).type('text/plain').send('not found')
    return reply.header('Cache-Control', 'public, max-age=86400').type('image/svg+xml').send(icon(brand))
  })
}

function icon({ mark, themes: { dark } }: Brand): string {
  const paint = ({ role }: MarkPath): string => {
    const stroke = (colour: string, width: number): string =>
      `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"`
    if (role === 'line') return stroke(dark.accent, 1.6)
    if (role === 'branch') return stroke(dark.accent, 3)
    return `fill="${role === 'second' ? dark.accent2 : dark.accent}"${role === 'soft' ? ' opacity="0.75"' : ''}`
  }
  const paths = (MARKS[mark] ?? []).map((path) => `<path d="${path.d}" ${paint(path)}/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 44 44"><rect x="-6" y="-6" width="44" height="44" rx="10" fill="${dark.canvas}"/>${paths}</svg>`
}
