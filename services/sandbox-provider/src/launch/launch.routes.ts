import type { FastifyInstance } from 'fastify'
import { parsed } from '#api/parsed'
import { rawBody } from '#api/raw-body'
import { GameError } from '#api/errors'
import type { Provider } from '#provider'
import { signatureFault } from '#wallet/signature'
import { launchBody } from '#store/records'

/** The platform's door: a signed launch is answered with the address of a game. */
export function launchRoutes(app: FastifyInstance, { deps, launches }: Provider): void {
  app.post('/launch', async (request) => {
    const fault = signatureFault(
      deps.secret,
      {
        timestamp: header(request.headers['x-timestamp']),
        signature: header(request.headers['x-signature']),
        method: request.method,
        path: request.url,
        body: rawBody(request),
      },
      deps.clock.now(),
    )
    if (fault === 'signature_stale') throw new GameError(fault, { data: { now: deps.clock.now() } })
    if (fault !== undefined) throw new GameError(fault, { field: 'X-Signature' })
    const launch = await launches.make(parsed(launchBody, request.body))
    return { url: `${deps.publicOrigin()}/play/${launch.play}` }
  })
}

function header(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : ''
}
