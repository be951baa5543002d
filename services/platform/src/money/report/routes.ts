import {
  exportDayReports,
  listDayReports,
  readDayReport,
  rebuildDayReport,
} from '@site/shared-api/contract/day-report'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { DayReports } from '#money/report/day-reports'

/** What the days of brands came to, for operators (PLT-09). */
export async function dayReportRoutes(app: FastifyInstance): Promise<void> {
  const reports = new DayReports(app.platform)
  reports.register()
  app.addHook('onReady', () => reports.queue())
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))
  serve(app, listDayReports, ({ query }) => reports.list(query))
  serve(app, readDayReport, ({ params }) => reports.read(params))
  serve(app, rebuildDayReport, ({ operator, params }) => reports.rebuild(operator.name, params))
  serve(app, exportDayReports, ({ query }) => reports.file(query))
}
