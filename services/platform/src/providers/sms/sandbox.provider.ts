import type { SandboxOutbox } from '#operations/index'
import type { SmsProvider } from '#providers/sms/sms.provider'

/** Sends nothing: keeps text messages where an operator reads them (`npm run outbox`). */
export function sandboxSms(outbox: SandboxOutbox): SmsProvider {
  return {
    kind: 'sandbox',
    send: ({ merchant, to, text, code }) =>
      outbox.keep(merchant, { channel: 'sms', to, subject: null, text, code: code ?? null, link: null }),
  }
}
