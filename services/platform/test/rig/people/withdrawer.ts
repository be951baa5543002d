import { randomUUID } from 'node:crypto'
import type { Withdrawal } from '@site/shared-api/contract/withdraw'
import type { ConsoleWithdrawalDetail } from '@site/shared-api/contract/withdraw-console'
import type { Answer } from '../caller.ts'
import { PASSWORDS, type Merchant } from '../outside/play.ts'
import type { Rig } from '../rig.ts'
import { until } from '../until.ts'
import { Cashier, Depositor } from './depositor.ts'

export const PIN = '481920'

/** A member who is paid out. */
export class Withdrawer extends Depositor {
  static override async signIn(rig: Rig, account: string, merchant: Merchant = 'lotus'): Promise<Withdrawer> {
    const credential = await rig.caller.credential(account, PASSWORDS[merchant], merchant)
    return new Withdrawer(rig, merchant, credential)
  }

  setPin(body: Record<string, unknown>): Promise<Answer> {
    return this.call('PUT', '/wps/member/paymentPassword', {
      paymentPassword: PIN,
      confirmPaymentPassword: PIN,
      ...body,
    })
  }

  addCard(more: Record<string, unknown> = {}): Promise<Answer> {
    return this.call('PUT', '/wps/member/bankCard', {
      cardId: randomUUID(),
      bankId: 'kbank',
      number: '1234567892',
      holder: 'Somchai Jaidee',
      paymentPassword: PIN,
      ...more,
    })
  }

  /** A payment password, and a card whose number ends so; the one that is there where it is. */
  async ready(ending = '2', bank = { bankId: 'kbank', digits: 10 }): Promise<string> {
    await this.setPin({ password: PASSWORDS[this.merchant] })
    const number = ending.padStart(bank.digits, '4')
    const cardId = randomUUID()
    const answer = await this.addCard({ cardId, bankId: bank.bankId, number })
    if (answer.status === 200) return cardId
    const { cards } = (await this.call('GET', '/wps/member/bankCard')).body.value
    const known = cards.find((card: { number: string }) => card.number === number.slice(-4))
    if (!known) throw new Error(`no card: ${JSON.stringify(answer.body)}`)
    return known.cardId
  }

  want(cardId: string, more: Record<string, unknown> = {}): Promise<Answer> {
    return this.call('POST', '/wps/transaction/withdraw', {
      orderId: randomUUID(),
      cardId,
      amount: '500.00',
      paymentPassword: PIN,
      ...more,
    })
  }

  async take(cardId: string, more: Record<string, unknown> = {}): Promise<Withdrawal> {
    const answer = await this.want(cardId, more)
    if (answer.status !== 200) throw new Error(`no withdrawal: ${JSON.stringify(answer.body)}`)
    return answer.body.value
  }

  async withdrawal(orderId: string): Promise<Withdrawal> {
    return (await this.call('GET', `/wps/transaction/orders/${orderId}`)).body.value
  }

  /** Waits for a withdrawal to stand so. */
  end(orderId: string, state: Withdrawal['state']): Promise<Withdrawal> {
    return until(async () => {
      const found = await this.withdrawal(orderId).catch(() => undefined)
      return found?.state === state ? found : undefined
    }, `the withdrawal becoming ${state}`)
  }
}

/** What operators see of withdrawals, and do. */
export class Payer extends Cashier {
  async withdrawal(id: string): Promise<ConsoleWithdrawalDetail> {
    return (await this.do('GET', `withdrawals/${id}`)).body.value
  }
  approve(id: string): Promise<Answer> {
    return this.do('POST', `withdrawals/${id}/approve`)
  }
  refuse(id: string, why = 'We could not confirm it.'): Promise<Answer> {
    return this.do('POST', `withdrawals/${id}/refuse`, { why })
  }
  /** What the payment company calls a payout, once it has said so. */
  referenceOf(id: string): Promise<string> {
    return until(async () => (await this.withdrawal(id)).reference ?? undefined, 'the start of a payout')
  }
  /** What does not add up: the ledger with its withdrawals, and the books of deposits and payouts. */
  override async faults(): Promise<unknown[]> {
    const hour = 3_600_000
    const [from, to] = [Date.now() - 24 * hour, Date.now() + hour].map((at) => new Date(at).toISOString())
    const { differences, silent } = (await this.do('GET', `withdrawals-reconcile?from=${from}&to=${to}`)).body
      .value
    return [...(await super.faults()), ...differences, ...silent]
  }
}
