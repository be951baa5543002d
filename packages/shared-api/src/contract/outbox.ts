import { z } from 'zod'
import { defineCall } from './call.ts'
import { moment } from './fields.ts'

/** A message that the sandbox kept instead of sending it. */
export const keptMessage = z.object({
  id: z.string(),
  at: moment,
  merchant: z.string(),
  channel: z.enum(['sms', 'mail']),
  to: z.string(),
  subject: z.string().nullable(),
  text: z.string(),
  code: z.string().nullable(),
  link: z.string().nullable(),
})
export type KeptMessage = z.output<typeof keptMessage>

export const outboxPage = z.object({
  /** How messages leave: only what the sandbox keeps is in the list. */
  sms: z.enum(['sandbox', 'http']),
  mail: z.enum(['sandbox', 'smtp']),
  list: z.array(keptMessage),
})

export const readOutbox = defineCall({
  method: 'GET',
  path: '/wps/operator/outbox',
  brandOf: { listed: 'merchant' },
  access: 'operator',
  right: 'outbox',
  summary: 'SMS and e-mails that the sandbox kept, oldest first: the newest 200, or those after an id',
  branded: false,
  query: z.object({
    after: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
  }),
  response: outboxPage,
})
