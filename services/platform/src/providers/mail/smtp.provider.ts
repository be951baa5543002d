import { createTransport } from 'nodemailer'
import type { MailProvider } from '#providers/mail/mail.provider'

const PATIENCE_MS = 8_000

export interface MailAccount {
  /** `smtp://` or `smtps://` with user and password. */
  readonly url: string
  /** The sender's address. */
  readonly from: string
}

/** Sends e-mails through a mail server. */
export function smtpMail({ url, from }: MailAccount): MailProvider {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    kind: 'smtp',
    async send({ to, sender, subject, text, html }) {
      try {
        await transport.sendMail({
          from: { name: sender, address: from },
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
      } catch (error) {
        // What a mail server says may repeat the address.
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
        throw new Error(`the mail server did not take the message (${code})`)
      }
    },
    close: () => transport.close(),
  }
}
