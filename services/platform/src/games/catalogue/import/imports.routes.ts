import {
  beginImport,
  changeImport,
  dropImport,
  listImports,
  readImport,
  readImportFindings,
  sendImportPart,
  takeImport,
  undoImport,
} from '@site/shared-api/contract/catalogue-import'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '#api/api-error'
import { serve } from '#api/serve'
import { daily } from '#db/daily/daily'
import { findingsOf } from '#games/catalogue/import/findings'
import { Imports } from '#games/catalogue/import/imports.service'
import { forgetImports } from '#games/catalogue/import/retention'
import { ImportWorker } from '#games/catalogue/import/work/import-worker'

/** Imports of lists of games; served at the admin listener alone. */
export async function importRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const worker = new ImportWorker({ ...platform, log: app.log })
  const imports = new Imports(platform, () => worker.wake())
  app.addHook('onReady', async () => worker.start())
  app.addHook('preClose', () => worker.close())
  daily(app, 'catalogue-imports', (now) => forgetImports(platform.db, now))

  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )

  serve(app, listImports, async () => ({ list: await imports.list() }))
  serve(app, beginImport, ({ body, operator }) => imports.begin(operator.name, body))
  serve(app, sendImportPart, ({ params, request }) => {
    if (!Buffer.isBuffer(request.body)) throw new ApiError('unsupported_content_type', { field: 'body' })
    return imports.send(params.id, params.part, request.body)
  })
  serve(app, readImport, ({ params }) => imports.read(params.id))
  serve(app, readImportFindings, ({ params, query }) => findingsOf(platform.db, params.id, query))
  serve(app, changeImport, ({ body, operator, params }) => imports.change(operator.name, params.id, body))
  serve(app, takeImport, ({ body, operator, params }) =>
    imports.take(operator.name, params.id, body.judgement),
  )
  serve(app, undoImport, ({ operator, params }) => imports.undo(operator.name, params.id))
  serve(app, dropImport, async ({ params }) => {
    await imports.drop(params.id)
    return { dropped: true }
  })
}
