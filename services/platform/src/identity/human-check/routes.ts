import { captcha, humanCheck, slider, work } from '@site/shared-api/contract/human-check'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { requesterOf } from '#api/requester'

/** Checks that distinguish people from scripts (B2, B4). */
export async function humanCheckRoutes(app: FastifyInstance): Promise<void> {
  const { humanChecks } = app.platform
  serve(app, captcha, (context) => humanChecks.captcha(requesterOf(context)))
  serve(app, slider, (context) => humanChecks.slider(requesterOf(context)))
  serve(app, work, (context) => humanChecks.work(requesterOf(context)))
  serve(app, humanCheck, (context) => humanChecks.judge(requesterOf(context), context.body))
}
