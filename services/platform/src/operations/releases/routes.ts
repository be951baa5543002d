import {
  beginUpload,
  finishUpload,
  listReleases,
  MOST_FILE_BYTES,
  moveRelease,
  releasesOfModule,
  sendFile,
} from '@site/shared-api/contract/release'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { auditOutboxJob } from '#operations/releases/audit-outbox'
import { Releases } from '#operations/releases/releases'
import { Uploads } from '#operations/releases/uploads'

/** Releases of modules for operators and teams (MOD-06); delivery keeps them and takes changes from here alone. */
export async function releaseRoutes(app: FastifyInstance): Promise<void> {
  const onUnwritten = (entry: object): void =>
    app.log.error({ entry }, 'releases were changed and the database could not write it down')
  const deps = { ...app.platform, onUnwritten }
  const releases = new Releases(deps)
  app.platform.jobs.register(auditOutboxJob(app.platform))
  const uploads = new Uploads(deps, releases)
  const bytes = { parseAs: 'buffer', bodyLimit: MOST_FILE_BYTES } as const
  app.addContentTypeParser('application/octet-stream', bytes, (_request, body, done) => done(null, body))

  serve(app, listReleases, async () => ({ list: await releases.list() }))
  serve(app, releasesOfModule, ({ params }) => releases.history(params.module))
  serve(app, moveRelease, ({ releaser, params, body }) =>
    releases.move(releaser, { module: params.module, ...body }),
  )
  serve(app, beginUpload, ({ releaser, params, body }) => uploads.begin(releaser, params.module, body))
  serve(app, sendFile, ({ releaser, params, request }) => uploads.send(releaser, params, request.body))
  serve(app, finishUpload, ({ releaser, params, body }) => uploads.finish(releaser, params, body))
}
