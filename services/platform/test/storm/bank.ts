import type { Answer, Credential } from '../rig/caller.ts'
import type { PaymentSandbox } from '../rig/outside/payment-sandbox.ts'
import type { Chance } from './chance.ts'
import type { Line } from './line.ts'

type Headers = Record<string, string>

/** Where customers go: the site as they see it, as its two operators see it, and the payment company behind it. */
export class Bank {
  readonly line: Line
  readonly chance: Chance
  readonly sandbox: PaymentSandbox
  readonly operators: readonly [Headers, Headers]
  /** The promotion that gives a bonus. */
  readonly promotion: string

  constructor(
    line: Line,
    chance: Chance,
    sandbox: PaymentSandbox,
    operators: readonly [Headers, Headers],
    promotion: string,
  ) {
    this.line = line
    this.chance = chance
    this.sandbox = sandbox
    this.operators = operators
    this.promotion = promotion
  }

  member(credential: Credential, method: string, path: string, body?: unknown): Promise<Answer> {
    return this.line.call(`${method} ${path}`, (caller, more) =>
      caller.call(method, path, { merchant: 'coral', credential, body, ...more }),
    )
  }

  // reason: each place asks for the fields of its own call; the contract checks the whole
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async read(credential: Credential, path: string): Promise<any> {
    const { body, status } = await this.member(credential, 'GET', path)
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
    return body.value
  }

  operator(which: 0 | 1, method: string, path: string, body?: unknown): Promise<Answer> {
    const at = `/wps/operator/${path}`
    return this.line.call(`${method} ${at}`, (caller, more) =>
      caller.call(method, at, { merchant: '', headers: this.operators[which], body, ...more }),
    )
  }
}

/** `12.34` as 1234. */
export const minor = (text: unknown): bigint => BigInt(String(text).replace('.', ''))
export const decimal = (amount: bigint): string => {
  const digits = String(amount).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
