import { z } from 'zod'
import { defineCall } from './call.ts'
import { idText, moment } from './fields.ts'

export const listDevices = defineCall({
  method: 'GET',
  path: '/wps/session/devices',
  access: 'member',
  summary: 'Where the member is signed in and which browsers are remembered, the newest first',
  response: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['session', 'remembered']),
        /** What the browser calls itself, in parts a player understands; null where it does not say. */
        browser: z.string().nullable(),
        system: z.string().nullable(),
        /** The last part of the address is hidden. */
        address: z.string(),
        since: moment,
        lastSeen: moment,
        current: z.boolean(),
      }),
    ),
  }),
})

export const endDevice = defineCall({
  method: 'DELETE',
  path: '/wps/session/devices/:id',
  access: 'member',
  summary: 'Ends one session or forgets one remembered browser of the member',
  params: z.object({ id: idText }),
  response: z.object({ ended: z.number().int() }),
})

export const endOtherDevices = defineCall({
  method: 'DELETE',
  path: '/wps/session/devices',
  access: 'member',
  summary: 'Ends every other session and forgets every other remembered browser of the member',
  response: z.object({ ended: z.number().int() }),
})
