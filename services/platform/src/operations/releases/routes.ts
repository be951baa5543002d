import { listReleases, moveRelease, releasesOfModule } from '@site/shared-api/contract/release'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { Releases } from '#operations/releases/releases'

/** Releases of modules for operators (MOD-06); delivery keeps them and takes changes from here alone. */
export async function releaseRoutes(app: FastifyInstance): Promise<void> {
  const onUnwritten = (entry: object): void =>
    app.log.error({ entry }, 'releases were changed and the database could not write it down')
  const releases = new Releases({ ...app.platform, onUnwritten })

  serve(app, listReleases, async () => ({ list: await releases.list() }))
  serve(app, releasesOfModule, ({ params }) => releases.history(params.module))
  serve(app, moveRelease, ({ operator, params, body }) =>
    releases.move(operator.name, { module: params.module, ...body }),
  )
}
