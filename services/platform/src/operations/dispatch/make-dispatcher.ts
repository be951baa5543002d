import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps'
import { Dispatcher } from '#operations/dispatch/dispatcher'
import { SandboxOutbox } from '#operations/dispatch/sandbox-outbox'
import type { Keyed } from '#operations/secret/keyed'
import { sandboxMail } from '#providers/mail/sandbox.provider'
import { smtpMail } from '#providers/mail/smtp.provider'
import { httpSms } from '#providers/sms/http.provider'
import { sandboxSms } from '#providers/sms/sandbox.provider'

const LOOK_MS = 400

/** What the configuration says of how messages leave the house. */
export interface Channels {
  sms: 'sandbox' | 'http'
  mail: 'sandbox' | 'smtp'
}

export interface Dispatching {
  dispatcher: Dispatcher
  outbox: SandboxOutbox
  channels: Channels
}

/** The queue with the providers of the configuration; it works by its own clock, so that no answer's time reveals what was sent. */
export function makeDispatching(app: FastifyInstance, deps: Deps & { keyed: Keyed }): Dispatching {
  const { clock, config, db, keyed, randomness } = deps
  const outbox = new SandboxOutbox({ db, clock, keyed })
  const sms = config.accounts.sms ? httpSms(config.accounts.sms) : sandboxSms(outbox)
  const mail = config.accounts.mail ? smtpMail(config.accounts.mail) : sandboxMail(outbox)
  const dispatcher = new Dispatcher({ db, clock, randomness, keyed, sms, mail, log: app.log })
  const failed = (error: unknown): void => app.log.warn({ err: error }, 'messages were not looked for')
  const looking = setInterval(() => void dispatcher.run().catch(failed), LOOK_MS).unref()
  app.addHook('preClose', async () => {
    clearInterval(looking)
    await dispatcher.run().catch(failed)
    mail.close?.()
  })
  return { dispatcher, outbox, channels: { sms: sms.kind, mail: mail.kind } }
}
