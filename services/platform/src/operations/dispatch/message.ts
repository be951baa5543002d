import { z } from 'zod'

const sms = z.object({
  channel: z.literal('sms'),
  to: z.string(),
  text: z.string(),
  code: z.string().optional(),
})
const mail = z.object({
  channel: z.literal('mail'),
  sender: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  link: z.string().optional(),
})
/** Waits and is thrown away like one that is sent: for numbers and addresses of no account. */
const none = z.object({ channel: z.literal('none'), text: z.string() })

/** A message that waits to be sent. */
export const message = z.discriminatedUnion('channel', [sms, mail, none])
export type Message = z.output<typeof message>
