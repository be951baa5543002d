/** An e-mail to one address. */
export interface Mail {
  readonly merchant: string
  /** The brand's name, shown as the sender. */
  readonly sender: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The link in it, where there is one. */
  readonly link?: string
}

/** Who sends e-mails: the sandbox, or a mail server. */
export interface MailProvider {
  readonly kind: 'sandbox' | 'smtp'
  /** Throws where the message was not taken; what it throws never holds the address or the text. */
  send(mail: Mail): Promise<void>
  close?(): void
}
