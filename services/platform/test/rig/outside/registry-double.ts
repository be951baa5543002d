import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { INTERNAL_TOKEN } from '../process/platform-process.ts'

/** Stands where delivery answers: refuses what it is told to refuse, and hears only the house. */
export class RegistryDouble {
  /** What is said of the next sets; null: they fit. */
  refused: string | null = null
  /** The sets that were asked about. */
  readonly asked: unknown[] = []
  readonly #server = createServer(async (request, answer) => {
    const isHouse = request.headers.authorization === `Bearer ${INTERNAL_TOKEN}`
    if (!isHouse || request.url !== '/m/-/internal/composition') return void answer.writeHead(404).end()
    this.asked.push(JSON.parse(await text(request)))
    answer.setHeader('Content-Type', 'application/json').end(JSON.stringify({ refused: this.refused }))
  })

  get environment(): Record<string, string> {
    // reason: a server that listens on a port has an address of this shape
    const { port } = this.#server.address() as AddressInfo
    return { DELIVERY_URL: `http://127.0.0.1:${port}` }
  }
  async listen(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
  }
  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }
}
