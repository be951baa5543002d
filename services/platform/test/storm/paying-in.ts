import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { DepositOrder } from '@site/shared-api/contract/deposit'
import type { ConsoleDepositDetail } from '@site/shared-api/contract/deposit-console'
import type { Credential } from '../rig/caller.ts'
import { payAt } from '../rig/people/depositor.ts'
import { decimal, minor, type Bank } from './bank.ts'

const SCENARIOS = ['pay', 'pay', 'pay', 'pay', 'less', 'more', 'twice', 'refuse', 'expire', 'cancel'] as const
const CALLBACKS = ['once', 'twice', 'late', 'never', 'forged', 'disordered'] as const
const LATE_MS = 1_500
const MOST_ASKS = 12
const ASK_AGAIN_MS = 250
/** Hundredths of a per cent, as the examples have it; the other way costs nothing. */
const BANK_FEE = 100n
const LEAST_FOR_BONUS = 20_000n

/** What the payer gave, and what has to come of it whatever the way there was; minor units. */
export interface PaidIn {
  readonly orderId: string
  readonly gave: bigint
  readonly credited: bigint
  /** Lies aside until a person decides. */
  aside: bigint
  /** What the bonus is counted of; 0n where there is none. */
  readonly bonusOf: bigint
}

/** Deposits of one customer, and what each of them is worth by a plain sum. */
export class PayingIn {
  readonly orders: PaidIn[] = []
  readonly bank: Bank
  readonly credential: Credential

  constructor(bank: Bank, credential: Credential) {
    this.bank = bank
    this.credential = credential
  }

  /** Begins one and pays it, or not; what is left to do of it where money came. */
  async deposit(): Promise<(() => Promise<boolean>) | undefined> {
    const { bank, credential } = this
    const { chance, sandbox } = bank
    const [orderId, channelId, scenario] = [randomUUID(), chance.of(['qr', 'bank']), chance.of(SCENARIOS)]
    const amount = BigInt(chance.whole(150, 900)) * 100n
    const withBonus = amount >= LEAST_FOR_BONUS && chance.happens(0.5)
    const order = await this.#begin({
      orderId,
      channelId,
      amount: decimal(amount),
      ...(withBonus && { promotionId: bank.promotion }),
    })
    if (!order) return undefined
    const paid = worth({ orderId, channelId, scenario, amount, withBonus })
    this.orders.push(paid)
    if (scenario === 'cancel') {
      await bank.member(credential, 'POST', `/wps/relay/deposits/${orderId}/cancel`)
      return undefined
    }
    const callback = chance.of(CALLBACKS)
    await sandbox.act(payAt(order), { do: scenario, callback, delayMs: callback === 'late' ? LATE_MS : 0 })
    return () => this.#lookAfter(paid)
  }

  /**
   * Sent again where the payment company has not said how to pay. A lost answer is looked up, never requested again; after a
   * number of tries the customer cancels and begins another order.
   */
  async #begin(
    input: Readonly<Record<string, string>> & { readonly orderId: string },
  ): Promise<DepositOrder | undefined> {
    const { bank, credential } = this
    for (let asks = 0; asks < MOST_ASKS; asks += 1) {
      if (asks > 0) await pause(ASK_AGAIN_MS)
      const { body, status } = await bank.member(credential, 'POST', '/wps/relay/deposit', input)
      if (status !== 200 && body.code !== 'too_many_deposits')
        bank.line.faults.push(`no deposit: ${JSON.stringify(body)}`)
      const order: DepositOrder | undefined = status === 200 ? body.value : undefined
      if (!order || order.instruction) return order
    }
    await bank.member(credential, 'POST', `/wps/relay/deposits/${input.orderId}/cancel`)
    return undefined
  }

  /** Whether it is where it has to be; asks the payment company again, and decides what lies aside. */
  async #lookAfter(paid: PaidIn): Promise<boolean> {
    const { bank } = this
    const at = `deposits/${paid.orderId}`
    const { received, state }: ConsoleDepositDetail = (await bank.operator(0, 'GET', at)).body.value
    if (minor(received) < paid.gave || (paid.gave === 0n && ['starting', 'waiting'].includes(state))) {
      await bank.operator(0, 'POST', `${at}/ask`)
      return false
    }
    if (paid.aside > 0n && bank.chance.happens(0.5)) {
      const body = { amount: decimal(paid.aside), why: 'seen on the statement' }
      // Two people where one may not alone; else the second hears that it is done.
      await bank.operator(0, 'POST', `${at}/settle`, body)
      await bank.operator(1, 'POST', `${at}/settle`, body)
      this.settled += paid.aside
      paid.aside = 0n
    }
    return true
  }

  /** By hand, of what lay aside. */
  settled = 0n

  /** What all of it has to have moved into the wallet. */
  get moved(): bigint {
    return this.orders.reduce((sum, { credited }) => sum + credited, this.settled)
  }
}

function worth(of: {
  orderId: string
  channelId: string
  scenario: (typeof SCENARIOS)[number]
  amount: bigint
  withBonus: boolean
}): PaidIn {
  const { amount, channelId, scenario: deed, orderId, withBonus } = of
  const isPaid = !['refuse', 'expire', 'cancel'].includes(deed)
  const each = deed === 'less' ? amount - 100n : deed === 'more' ? amount + 100n : amount
  const gave = isPaid ? each * (deed === 'twice' ? 2n : 1n) : 0n
  const fee = channelId === 'bank' ? (each * BANK_FEE + 9_999n) / 10_000n : 0n
  const credited = isPaid ? each - fee : 0n
  const isBonus = withBonus && isPaid && credited >= LEAST_FOR_BONUS
  return {
    orderId,
    gave,
    credited,
    aside: deed === 'twice' ? each : 0n,
    bonusOf: isBonus ? credited : 0n,
  }
}
