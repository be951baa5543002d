import type { FastifyInstance } from 'fastify'
import { parsed } from '#api/parsed'
import { requireSigned } from '#api/signed'
import type { Provider } from '#provider'
import { launchBody } from '#store/records'

/** For the platform: a signed launch is answered with the address of a game. */
export function launchRoutes(app: FastifyInstance, { deps, launches }: Provider): void {
  app.post('/launch', async (request) => {
    requireSigned(request, deps)
    const launch = await launches.make(parsed(launchBody, request.body))
    return { url: `${deps.publicOrigin()}/play/${launch.play}` }
  })
}
