import { captcha, humanCheck, slider, work } from '@site/shared-api/contract/human-check'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { askerOf } from '#api/asker'

/** Checks that distinguish people from scripts (B2, B4). */
export async function humanCheckRoutes(app: FastifyInstance): Promise<void> {
  const { humanChecks } = app.platform
  serve(app, captcha, (context) => humanChecks.captcha(askerOf(context)))
  serve(app, slider, (context) => humanChecks.slider(askerOf(context)))
  serve(app, work, (context) => humanChecks.work(askerOf(context)))
  serve(app, humanCheck, (context) => humanChecks.judge(askerOf(context), context.body))
}
