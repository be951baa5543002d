import type { FastifyInstance } from 'fastify'
import { brandOf } from '#brands/brand-of.ts'
import type { Delivery } from '#delivery.ts'
import { iconPng, iconSvg } from './icon.ts'

const DAY = 'public, max-age=86400'

/** The brand's sign as the icon of the site and of the installed app (SHL-32). */
export function iconRoutes(app: FastifyInstance, { brands }: Delivery): void {
  app.get('/m/-/icon.svg', async (request, reply) => {
    const brand = await brandOf(brands, request)
    if (brand === undefined) return reply.code(404).type('text/plain').send('not found')
    return reply.header('Cache-Control', DAY).type('image/svg+xml').send(iconSvg(brand))
  })
  app.get<{ Params: { file: string } }>('/m/-/icons/:file', async (request, reply) => {
    const brand = await brandOf(brands, request)
    const png = brand && (await iconPng(brand, request.params.file))
    if (png === undefined) return reply.code(404).type('text/plain').send('not found')
    return reply.header('Cache-Control', DAY).type('image/png').send(png)
  })
}
