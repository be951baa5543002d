/** A text message to one number. */
export interface Sms {
  readonly merchant: string
  /** E.164. */
  readonly to: string
  readonly text: string
  /** The code in it, where there is one. */
  readonly code?: string
}

/** Who sends text messages: the sandbox, or an account at a gateway. */
export interface SmsProvider {
  readonly kind: 'sandbox' | 'http'
  /** Throws where the message was not taken; what it throws never holds the number or the text. */
  send(sms: Sms): Promise<void>
}
