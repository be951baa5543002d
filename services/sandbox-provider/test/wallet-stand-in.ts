import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signatureFault } from '#wallet/signature'
import { toDecimal, toMinor } from '#wallet/money'
import { wireAmount } from '#wallet/wire'

export const SECRET = 'secret-of-the-tests'

interface Call {
  operation: string
  body: Record<string, string>
}
/** `drop`: carried out, but not answered; `lose`: never arrives; `fail`: 500. */
export type Fault = 'drop' | 'lose' | 'fail'

/** A wallet that follows the wire, in memory; a test may break its line. */
export class WalletStandIn {
  readonly calls: Call[] = []
  balance = 1_000_000n
  /** What happens to the next calls of an operation. */
  faults: { operation: string; fault: Fault }[] = []
  refusal: { operation: string; status: number; code: string; data?: unknown } | undefined
  jackpot: string | undefined
  currency = 'THB'
  readonly #answers = new Map<string, { content: string; status: number; text: string }>()
  readonly #cancelled = new Set<string>()
  readonly #stakes = new Map<string, bigint>()
  readonly #rounds = new Map<string, 'open' | 'closed'>()
  #server: Server | undefined

  async listen(): Promise<string> {
    const server = createServer((request, response) => {
      let text = ''
      request.on('data', (part) => (text += String(part)))
      request.on('end', () => {
        const { url = '', headers } = request
        const wrong = signatureFault(
          SECRET,
          {
            timestamp: String(headers['x-timestamp']),
            signature: String(headers['x-signature']),
            method: 'POST',
            path: url,
            body: text,
          },
          Number(headers['x-timestamp']),
        )
        if (wrong !== undefined || headers['x-provider'] !== 'sandbox')
          return answer(response, 401, refused('signature_invalid'))
        // reason: whatever the provider sends; the tests look at it
        this.#take(url.slice('/lgw/wallet/'.length), JSON.parse(text) as Record<string, string>, response)
      })
    })
    this.#server = server
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    // reason: a listening TCP server has an address of this kind
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  async close(): Promise<void> {
    this.#server?.closeAllConnections()
    await new Promise((done) => this.#server?.close(done))
  }
  of(operation: string): Call[] {
    return this.calls.filter((call) => call.operation === operation)
  }

  #take(operation: string, body: Record<string, string>, response: ServerResponse): void {
    this.calls.push({ operation, body })
    const at = this.faults.findIndex((one) => one.operation === operation)
    const fault = at < 0 ? undefined : this.faults.splice(at, 1)[0]?.fault
    if (fault === 'lose') return void response.destroy()
    if (fault === 'fail') return answer(response, 500, refused('unknown_error'))
    const { status, text } = this.#answered(operation, body)
    if (fault === 'drop') response.destroy()
    else answer(response, status, text)
  }

  #answered(operation: string, body: Record<string, string>): { status: number; text: string } {
    if (this.refusal?.operation === operation) {
      const { status, code, data } = this.refusal
      return { status, text: JSON.stringify({ success: false, code, message: code, data }) }
    }
    if (operation === 'authenticate')
      return done({
        sessionId: 'session-1',
        player: 'player-1',
        merchant: 'lotus',
        currency: this.currency,
        balance: toDecimal(this.balance),
        nodeId: '88',
      })
    if (operation === 'balance') return done({ balance: toDecimal(this.balance), currency: 'THB' })
    const id = body['transactionId'] ?? ''
    const known = this.#answers.get(id)
    const content = JSON.stringify([operation, body])
    if (known !== undefined)
      return known.content === content ? known : { status: 409, text: refused('transaction_conflict') }
    const made = this.#move(operation, body)
    this.#answers.set(id, { content, ...made })
    return made
  }

  #move(operation: string, body: Record<string, string>): { status: number; text: string } {
    const { transactionId = '', roundId = '' } = body
    if (this.#cancelled.has(transactionId)) return { status: 409, text: refused('transaction_cancelled') }
    if (operation === 'bet' || operation === 'bet-win') {
      const stake = toMinor(wireAmount.parse(body['amount'] ?? body['bet'] ?? ''))
      if (stake > this.balance)
        return {
          status: 422,
          text: JSON.stringify({
            success: false,
            code: 'insufficient_funds',
            message: '',
            data: { balance: toDecimal(this.balance) },
          }),
        }
      this.#stakes.set(transactionId, stake - toMinor(wireAmount.parse(body['win'] ?? '0.00')))
      this.#rounds.set(roundId, operation === 'bet' ? 'open' : 'closed')
      this.balance -= this.#stakes.get(transactionId) ?? 0n
    } else if (operation === 'refund') {
      const bet = body['betTransactionId'] ?? ''
      this.balance += this.#stakes.get(bet) ?? 0n
      this.#stakes.delete(bet)
      this.#cancelled.add(bet)
      this.#rounds.set(roundId, 'closed')
    } else {
      if (this.#rounds.get(roundId) !== 'open') return { status: 409, text: refused('round_closed') }
      if (operation === 'win') this.balance += toMinor(wireAmount.parse(body['amount'] ?? ''))
      this.#rounds.set(roundId, 'closed')
    }
    return done({
      transactionId,
      balance: toDecimal(this.balance),
      currency: 'THB',
      ...(this.jackpot === undefined ? {} : { jackpot: this.jackpot }),
    })
  }
}

function done(value: unknown): { status: number; text: string } {
  return { status: 200, text: JSON.stringify({ success: true, value }) }
}
function refused(code: string): string {
  return JSON.stringify({ success: false, code, message: code })
}
function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(text)
}
