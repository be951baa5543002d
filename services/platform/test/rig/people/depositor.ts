import { randomUUID } from 'node:crypto'
import type { DepositOrder } from '@site/shared-api/contract/deposit'
import type { ConsoleDepositDetail } from '@site/shared-api/contract/deposit-console'
import type { Answer, Credential } from '../caller.ts'
import { PASSWORDS, type Merchant } from '../outside/play.ts'
import type { Editor } from './editor.ts'
import type { Rig } from '../rig.ts'
import { until } from '../until.ts'

/** A member who pays in. */
export class Depositor {
  readonly rig: Rig
  readonly merchant: Merchant
  readonly credential: Credential

  constructor(rig: Rig, merchant: Merchant, credential: Credential) {
    this.rig = rig
    this.merchant = merchant
    this.credential = credential
  }

  static async signIn(rig: Rig, account: string, merchant: Merchant = 'lotus'): Promise<Depositor> {
    return new Depositor(rig, merchant, await rig.caller.credential(account, PASSWORDS[merchant], merchant))
  }

  call(method: string, path: string, body?: unknown, language = 'EN'): Promise<Answer> {
    const { credential, merchant } = this
    return this.rig.caller.call(method, path, { credential, merchant, language, body })
  }

  /** Begins a deposit; the id is made before the first try. */
  ask(more: Record<string, unknown> = {}): Promise<Answer> {
    return this.call('POST', '/wps/relay/deposit', {
      orderId: randomUUID(),
      channelId: 'qr',
      amount: '500.00',
      ...more,
    })
  }

  async begin(more: Record<string, unknown> = {}): Promise<DepositOrder> {
    const answer = await this.ask(more)
    if (answer.status !== 200) throw new Error(`no deposit: ${JSON.stringify(answer.body)}`)
    return answer.body.value
  }

  async order(orderId: string): Promise<DepositOrder> {
    return (await this.call('GET', `/wps/relay/deposits/${orderId}`)).body.value
  }

  slip(orderId: string, picture: Buffer): Promise<Answer> {
    const { credential, merchant } = this
    const path = `/wps/relay/deposits/${orderId}/slip`
    return this.rig.caller.call('PUT', path, { credential, merchant, pictures: [picture] })
  }

  /** Waits for an order to stand so. */
  become(orderId: string, state: DepositOrder['state']): Promise<DepositOrder> {
    return until(async () => {
      const order = await this.order(orderId).catch(() => undefined)
      return order?.state === state ? order : undefined
    }, `the deposit becoming ${state}`)
  }

  /** Minor units of cash. */
  async cash(): Promise<number> {
    const { wallets } = (await this.call('GET', '/wps/wallets/gcs')).body.value
    return Math.round(Number(wallets[0].balance) * 100)
  }
  /** Outstanding debt for deposits that were taken back, in minor units. */
  async debt(): Promise<number> {
    const { debt } = (await this.call('GET', '/wps/transaction/withdraw')).body.value
    return Math.round(Number(debt ?? 0) * 100)
  }
}

/** The address on which a payer acts for an order. */
export function payAt({ instruction }: DepositOrder): string {
  if (instruction?.kind === 'qr') return instruction.text
  if (instruction?.kind === 'page') return instruction.url
  throw new Error(`cannot pay at ${JSON.stringify(instruction)}`)
}

/** What operators see of deposits, and do. */
export class Cashier {
  readonly #editor: Editor
  constructor(editor: Editor) {
    this.#editor = editor
  }
  do(method: string, path: string, body?: unknown): Promise<Answer> {
    return this.#editor.call(method, path, body)
  }
  async detail(orderId: string): Promise<ConsoleDepositDetail> {
    return (await this.do('GET', `deposits/${orderId}`)).body.value
  }
  /** What does not add up, in our ledger and beside the provider's book. */
  async faults(): Promise<unknown[]> {
    const hour = 3_600_000
    const [from, to] = [Date.now() - 24 * hour, Date.now() + hour].map((at) => new Date(at).toISOString())
    const { fault } = (await this.do('GET', 'ledger/verify?whole=1')).body.value
    const { differences, silent } = (await this.do('GET', `deposits-reconcile?from=${from}&to=${to}`)).body
      .value
    return [...(fault === null ? [] : [fault]), ...differences, ...silent]
  }
}
