import {
  archiveManaged,
  createManaged,
  discardManaged,
  draftManaged,
  getManaged,
  listManaged,
  managedHistory,
  managedVersion,
  publishManaged,
  restoreManaged,
  unscheduleManaged,
} from '@site/shared-api/contract/managed'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { ManagedEditor } from '#operations/managed/editor'
import { historyOf, listOf, versionOf } from '#operations/managed/records'
import { Timetable } from '#operations/managed/timetable'

const LOOK_MS = 1_000

/** What operators write and switch (PLT-05, PLT-08). */
export async function managedRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const { db, managed } = platform
  const editor = new ManagedEditor(managed, platform)
  keepTime(app, new Timetable(managed, platform))

  serve(app, listManaged, ({ params, query }) => listOf(db, managed.source(params.kind), query))
  serve(app, getManaged, ({ params }) => managed.get(params.kind, params.id))
  serve(app, managedHistory, ({ params, query }) => historyOf(db, params, query))
  serve(app, managedVersion, ({ params: { version, ...key } }) => versionOf(db, key, version))

  serve(app, createManaged, ({ operator, params, body }) => editor.create(operator.name, params.kind, body))
  serve(app, draftManaged, ({ operator, params, body: { rev, document } }) =>
    editor.draft(operator.name, { ...params, rev }, document),
  )
  serve(app, discardManaged, ({ operator, params, query }) =>
    editor.discard(operator.name, { ...params, ...query }),
  )
  serve(app, publishManaged, ({ operator, params, body: { rev, at } }) =>
    editor.publish(operator, { ...params, rev }, at === undefined ? undefined : new Date(at)),
  )
  serve(app, unscheduleManaged, ({ operator, params, query }) =>
    editor.unschedule(operator.name, { ...params, ...query }),
  )
  serve(app, restoreManaged, ({ operator, params, body: { rev, version } }) =>
    editor.restore(operator, { ...params, rev }, version),
  )
  serve(app, archiveManaged, async ({ operator, params, query }) => {
    await editor.archive(operator, { ...params, ...query })
    return { archived: true }
  })
}

/** Looks every second whether something is due, in every copy of the site. */
function keepTime(app: FastifyInstance, timetable: Timetable): void {
  let running: Promise<void> | undefined
  const look = (): void => {
    running ??= timetable
      .publishDue()
      .then(() => undefined)
      .catch((error: unknown) => app.log.error({ err: error }, 'what was due could not be published'))
      .finally(() => (running = undefined))
  }
  const looking = setInterval(look, LOOK_MS).unref()
  app.addHook('preClose', async () => {
    clearInterval(looking)
    await running
  })
}
