import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Delivery } from '#delivery.ts'
import { buildsFor } from '#preview/builds-for.ts'
import { DamagedAsset, type Asset } from './asset-store.ts'

const YEAR = 'public, max-age=31536000, immutable'

/** Released files, closures and what plans have in common: immutable, compressed when they were built, refused when they are not what was released. */
export function assetRoutes(app: FastifyInstance, delivery: Delivery): void {
  const { assets, closures, commonPlans } = delivery
  app.get<{ Params: { module: string; file: string } }>(
    '/m/-/assets/:module/:file',
    async (request, reply) => {
      const { module, file } = request.params
      try {
        const asset = assets.get(module, file)
        if (asset !== undefined) return send(request, reply, asset)
      } catch (error) {
        if (!(error instanceof DamagedAsset)) throw error
        request.log.error(error.message)
        return reply.code(503).header('Cache-Control', 'no-store').type('text/plain').send('asset_damaged')
      }
      const builds = await buildsFor(request, delivery)
      return builds?.releases.has(module) === true
        ? reply.header('Cache-Control', 'no-store').redirect(`${builds.origin}/${module}/${file}`, 302)
        : send(request, reply, undefined)
    },
  )
  app.get<{ Params: { file: string } }>('/m/-/closure/:file', async (request, reply) =>
    send(request, reply, await closures.get(request.params.file.replace(/\.js$/, ''))),
  )
  app.get<{ Params: { file: string } }>('/m/-/plan/:file', async (request, reply) =>
    send(request, reply, await commonPlans.get(request.params.file.replace(/\.json$/, ''))),
  )
}

function send(request: FastifyRequest, reply: FastifyReply, asset: Asset | undefined): FastifyReply {
  if (asset === undefined)
    return reply.code(404).header('Cache-Control', 'no-store').type('text/plain').send('not found')
  const accepted = request.headers['accept-encoding'] ?? ''
  reply
    .headers({
      'Cache-Control': YEAR,
      Vary: 'Accept-Encoding',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Access-Control-Allow-Origin': '*',
    })
    .type(asset.type)
  if (accepted.includes('br') && asset.br) return reply.header('Content-Encoding', 'br').send(asset.br)
  if (accepted.includes('gzip') && asset.gzip)
    return reply.header('Content-Encoding', 'gzip').send(asset.gzip)
  return reply.send(asset.raw)
}
