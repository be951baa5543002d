import type { SmsProvider } from '#providers/sms/sms.provider'

const PATIENCE_MS = 8_000

/** An account at an SMS gateway: it is sent `POST {to, text}` as JSON under a bearer token. */
export interface SmsAccount {
  readonly url: string
  readonly token: string
  /** The sender's name, where the gateway wants one. */
  readonly sender: string | undefined
}

/** Sends text messages through a gateway over HTTP; anything but 2xx is tried again. */
export function httpSms({ url, token, sender }: SmsAccount): SmsProvider {
  return {
    kind: 'http',
    async send({ to, text }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ to, text, ...(sender !== undefined && { from: sender }) }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`)
    },
  }
}
