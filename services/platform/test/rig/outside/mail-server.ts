import { SMTPServer } from 'smtp-server'

interface Received {
  from: string
  to: string[]
  user: string | undefined
  /** The message as it travelled. */
  raw: string
}

const USER = 'site'
const PASSWORD = 'mail-secret-of-the-tests'

/** A mail server of its own, which can be set to be down. */
export class MailServer {
  readonly received: Received[] = []
  /** Whether it takes messages and never says that it has them. */
  silent = false
  /** Messages that came whole, also while it is silent. */
  messageCount = 0
  #server: SMTPServer | undefined
  #port = 0

  async listen(): Promise<void> {
    const server = new SMTPServer({
      authOptional: false,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _session, done) =>
        username === USER && password === PASSWORD
          ? done(null, { user: username })
          : done(new Error('wrong user or password')),
      onData: (stream, session, done) => {
        let raw = ''
        stream.on('data', (part) => (raw += String(part)))
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope
          this.received.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            user: session.user,
            raw,
          })
          this.messageCount += 1
          if (!this.silent) done()
        })
      },
    })
    server.on('error', () => undefined)
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve))
    const address = server.server.address()
    this.#port = typeof address === 'object' && address !== null ? address.port : 0
    this.#server = server
  }
  get url(): string {
    return `smtp://${USER}:${PASSWORD}@127.0.0.1:${this.#port}`
  }
  /** Ends it; `listen` begins again at the same port. */
  async close(): Promise<void> {
    const server = this.#server
    if (server) await new Promise<void>((resolve) => server.close(resolve))
  }
}
