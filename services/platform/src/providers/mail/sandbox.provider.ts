import type { SandboxOutbox } from '#operations/index'
import type { MailProvider } from '#providers/mail/mail.provider'

/** Sends nothing: keeps e-mails where an operator reads them (`npm run outbox`). */
export function sandboxMail(outbox: SandboxOutbox): MailProvider {
  return {
    kind: 'sandbox',
    send: ({ merchant, to, subject, text, link }) =>
      outbox.keep(merchant, { channel: 'mail', to, subject, text, code: null, link: link ?? null }),
  }
}
