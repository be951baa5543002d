import { fieldFigures, reportField } from '@site/shared-api/contract/field'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { daily } from '#db/daily/daily'
import { Field } from '#operations/field/field.service'
import { controlOf } from '#operations/field/judge/control-of-releases'
import { startJudge } from '#operations/field/judge/start-judge'
import { forgetCounts } from '#operations/field/repository'
import { Releases } from '#operations/releases/releases'
import { requireModule } from '#operations/teams/releasers'

/** As long as operators can look back. */
const KEPT_MS = 14 * 24 * 60 * 60_000

/** Telemetry (MOD-11): reported by delivery, read by operators, judged by the judge of canaries. */
export async function fieldRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const onUnwritten = (entry: object): void =>
    app.log.error({ entry }, 'a canary was judged and the database could not write it down')
  const control = controlOf(new Releases({ ...platform, onUnwritten }))
  const field = new Field(platform, control)
  startJudge(app, control)

  daily(app, 'field', (now) => forgetCounts(platform.db, new Date(now.getTime() - KEPT_MS)))

  serve(app, reportField, async ({ body }) => ({ counted: await field.add(body.counts) }))
  serve(app, fieldFigures, async ({ query, releaser }) => {
    if (query.module !== undefined) requireModule(releaser, query.module)
    const figures = await field.figures(query, releaser.team?.modules)
    // A canary is judged over all brands.
    const isOfAll = (releaser.operator?.brands ?? 'all') === 'all'
    return isOfAll ? figures : { ...figures, canaries: [] }
  })
}
