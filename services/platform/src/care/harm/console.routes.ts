import {
  excludeCare,
  limitCare,
  listCareCases,
  messageCare,
  noteCare,
  readCareMember,
} from '@site/shared-api/contract/play-console'
import type { FastifyInstance } from 'fastify'
import { midnightIn } from '#api/pages/moment-in'
import { serve } from '#api/serve'
import { daily } from '#db/daily/daily'
import { atDayEnd, type DayEnd } from '#money/index'
import { openCase } from '#care/harm/cases'
import { CareAdminService } from '#care/harm/care-admin.service'
import { markersOf } from '#care/harm/markers'
import { countOf, selectActive, type LookedAt } from '#care/harm/markers.repository'
import { forgetMarkers } from '#care/harm/repository'

const DAY_MS = 24 * 3_600_000
const KEPT_DAYS = 400
const PAGE = 200
const MIDDAY_HOUR = 'T12:00:00Z'

/** Markers of harm, the queue that they open, and what operators do (MEM-09). */
export async function careConsoleRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const { clock, db } = platform
  const adminService = new CareAdminService(platform)
  atDayEnd(app, 'care', (end) => lookAt(end))
  daily(app, 'care-markers', async function* (now) {
    yield await forgetMarkers(db, new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10))
  })

  /** A day that is over: the weeks that end with it, member by member; begun again it finds what is there. */
  async function lookAt({ brand, day, signal }: DayEnd): Promise<void> {
    const { merchant } = brand
    const { timeZone } = brand.document
    const midday = new Date(`${day}${MIDDAY_HOUR}`)
    const at: LookedAt = {
      merchant,
      timeZone,
      day,
      from: midnightIn(midday, 0, timeZone),
      to: midnightIn(midday, 1, timeZone),
    }
    let after: string | undefined
    while (!signal.aborted) {
      const members = await selectActive(db, at, { after, limit: PAGE })
      for (const id of members) {
        if (signal.aborted) return
        for (const [what, detail] of markersOf(await countOf(db, id, at)))
          await openCase(db, { id, merchant }, { what, at: clock.now(), day, detail })
      }
      after = members.at(-1)
      if (members.length < PAGE) return
    }
  }

  serve(app, listCareCases, ({ query }) => adminService.list(query))
  serve(app, readCareMember, ({ operator, params }) => adminService.read(operator.name, params))
  serve(app, noteCare, ({ body, operator, params }) => adminService.note(operator.name, params, body))
  serve(app, limitCare, ({ body, operator, params }) => adminService.limit(operator.name, params, body))
  serve(app, excludeCare, ({ body, operator, params }) => adminService.exclude(operator.name, params, body))
  serve(app, messageCare, ({ body, operator, params }) => adminService.message(operator.name, params, body))
}
