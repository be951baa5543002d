import { createServer, type Server } from 'node:http'

interface Request {
  method: string | undefined
  authorization: string | undefined
  contentType: string | undefined
  body: unknown
}

/** A double of an SMS gateway: takes `{to, text}` as JSON under a bearer token, or refuses. */
export class SmsGateway {
  readonly requests: Request[] = []
  /** What it answers, in this order; then 200. */
  readonly answers: number[] = []
  readonly #server: Server = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => (text += String(part)))
    request.on('end', () => {
      const { authorization, 'content-type': contentType } = request.headers
      this.requests.push({ method: request.method, authorization, contentType, body: JSON.parse(text) })
      response.writeHead(this.answers.shift() ?? 200).end('{}')
    })
  })

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  }
  get url(): string {
    const address = this.#server.address()
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/messages`
  }
  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}
