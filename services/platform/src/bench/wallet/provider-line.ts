import { Agent, request } from 'node:http'
import type { WalletCall } from '#bench/wallet/calls'
import { signatureOf } from '#providers/game/signature'

/** Signed calls over connections that are kept, as a provider's servers make them. */
export class ProviderLine {
  readonly #agent = new Agent({ keepAlive: true })
  readonly url: string
  readonly secret: string

  constructor(url: string, secret: string) {
    this.url = url
    this.secret = secret
  }

  send({ operation, body }: WalletCall): Promise<void> {
    const path = `/lgw/wallet/${operation}`
    const text = JSON.stringify(body)
    const timestamp = Date.now().toString()
    return new Promise((done, failed) => {
      const call = request(
        this.url + path,
        {
          method: 'POST',
          agent: this.#agent,
          headers: {
            'Content-Type': 'application/json',
            'Content-Length': Buffer.byteLength(text),
            'X-Provider': 'sandbox',
            'X-Timestamp': timestamp,
            'X-Signature': signatureOf(this.secret, { timestamp, method: 'POST', path, body: text }),
          },
        },
        (answer) => {
          let said = ''
          answer.on('data', (part) => (said += String(part)))
          answer.on('end', () =>
            answer.statusCode === 200 ? done() : failed(new Error(`${answer.statusCode}: ${said}`)),
          )
        },
      )
      call.on('error', failed)
      call.end(text)
    })
  }

  close(): void {
    this.#agent.destroy()
  }
}
