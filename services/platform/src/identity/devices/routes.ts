import { endDevice, endOtherDevices, listDevices } from '@site/shared-api/contract/devices'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { DeviceService } from '#identity/devices/service'
import { visitorOf } from '#identity/session/visitor'

/** The member's sessions and remembered browsers (security centre). */
export async function deviceRoutes(app: FastifyInstance): Promise<void> {
  const devices = new DeviceService(app.platform)
  serve(app, listDevices, async ({ session, reply }) => {
    void reply.header('Cache-Control', 'no-store')
    return { list: await devices.list(session) }
  })
  serve(app, endDevice, async ({ session, params, request }) => ({
    ended: await devices.end(session, params.id, visitorOf(request)),
  }))
  serve(app, endOtherDevices, async ({ session, request }) => ({
    ended: await devices.endOthers(session, visitorOf(request)),
  }))
}
