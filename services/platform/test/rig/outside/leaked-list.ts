import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'

/** A double of a k-anonymous list of leaked passwords. */
export class LeakedList {
  readonly prefixes: string[] = []
  #leaked: string[] = []
  /** False: it takes calls and never answers. */
  answering = true
  readonly #server: Server = createServer((request, response) => {
    const prefix = request.url?.slice('/range/'.length) ?? ''
    this.prefixes.push(prefix)
    if (!this.answering) return
    const lines = this.#leaked.filter((hash) => hash.startsWith(prefix)).map((hash) => `${hash.slice(5)}:42`)
    response.end([...lines, `${'0'.repeat(35)}:0`].join('\r\n'))
  })

  leak(password: string): void {
    this.#leaked.push(createHash('sha1').update(password).digest('hex').toUpperCase())
  }
  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  }
  get url(): string {
    const address = this.#server.address()
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/range`
  }
  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}
