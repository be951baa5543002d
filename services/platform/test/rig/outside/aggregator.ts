import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'

const MERCHANT_ID = 'operator-of-the-tests'
const KEY = 'key-of-the-aggregator-of-the-tests'
type Fields = Readonly<Record<string, string>>

/** The published signature, written down a second time: fields and headers together, by name, as a form. */
function signatureOf(fields: Fields, headers: Fields): string {
  const all = Object.entries({ ...fields, ...headers }).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHmac('sha1', KEY).update(new URLSearchParams(all).toString()).digest('hex')
}

function headersFor(fields: Fields, at: number): Record<string, string> {
  const headers = {
    'X-Merchant-Id': MERCHANT_ID,
    'X-Timestamp': String(Math.floor(at / 1_000)),
    'X-Nonce': randomBytes(16).toString('hex'),
  }
  return { ...headers, 'X-Sign': signatureOf(fields, headers) }
}

/** A double of an aggregator: answers `games/init` as it publishes it, and makes its callbacks. */
export class Aggregator {
  #server: Server | undefined
  /** Its requests to open a game, in order. */
  readonly launchRequests: { path: string; fields: Fields }[] = []

  environment(vendors: string): Record<string, string> {
    const address = this.#server?.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    return {
      AGGREGATOR_URL: `http://127.0.0.1:${port}/api/v1`,
      AGGREGATOR_MERCHANT_ID: MERCHANT_ID,
      AGGREGATOR_KEY: KEY,
      AGGREGATOR_VENDORS: vendors,
    }
  }

  async listen(): Promise<void> {
    this.#server = createServer((request, response) => {
      let body = ''
      request.on('data', (part) => (body += String(part)))
      request.on('end', () => {
        const fields = Object.fromEntries(new URLSearchParams(body))
        const marks = Object.fromEntries(
          ['X-Merchant-Id', 'X-Timestamp', 'X-Nonce'].map((name) => [
            name,
            String(request.headers[name.toLowerCase()]),
          ]),
        )
        const signed = request.headers['x-sign'] === signatureOf(fields, marks)
        if (signed) this.launchRequests.push({ path: request.url ?? '', fields })
        response
          .writeHead(signed ? 200 : 403, { 'Content-Type': 'application/json' })
          .end(
            JSON.stringify(
              signed ? { url: 'https://games.aggregator.example/open/1' } : { name: 'Forbidden' },
            ),
          )
      })
    })
    await new Promise<void>((done) => this.#server?.listen(0, '127.0.0.1', done))
  }

  async close(): Promise<void> {
    await new Promise((done) => this.#server?.close(done))
  }

  /** Makes a callback; returns its status and body. */
  async call(
    platformUrl: string,
    fields: Fields,
    { at = Date.now(), sign = {} }: { at?: number; sign?: Record<string, string> } = {},
  ): Promise<[number, Record<string, unknown>]> {
    const answer = await fetch(`${platformUrl}/lgw/aggregator/callback`, {
      method: 'POST',
      headers: {
        ...headersFor(fields, at),
        'Content-Type': 'application/x-www-form-urlencoded',
        ...sign,
      },
      body: new URLSearchParams(fields).toString(),
    })
    return [answer.status, JSON.parse(await answer.text())]
  }
}
