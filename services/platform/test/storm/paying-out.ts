import { randomUUID } from 'node:crypto'
import type { ConsoleWithdrawalDetail } from '@site/shared-api/contract/withdraw-console'
import type { Credential } from '../rig/caller.ts'
import { decimal, type Bank } from './bank.ts'
import { PIN } from './pin.ts'

const PLANS = ['pay', 'pay', 'pay', 'slow', 'slow', 'fail', 'return', 'refuse', 'cancel', 'both'] as const
type Plan = (typeof PLANS)[number]
const CALLBACKS = ['once', 'twice', 'late', 'never', 'forged', 'disordered'] as const
const LATE_MS = 1_500
/** Whole units. */
const [LEAST, MOST] = [100, 400]
/** As the examples have it: half a per cent and ten. */
const feeOf = (amount: bigint): bigint => 1_000n + (amount * 50n + 9_999n) / 10_000n
const ENDS: Readonly<Record<Plan, readonly string[]>> = {
  pay: ['paid'],
  slow: ['paid'],
  fail: ['failed'],
  return: ['returned'],
  refuse: ['refused'],
  cancel: ['cancelled'],
  // The member and the operators at the same time: one of them is first.
  both: ['cancelled', 'paid'],
}

/** A requested withdrawal; minor units. */
export interface PaidOut {
  readonly orderId: string
  readonly plan: Plan
  readonly amount: bigint
  readonly net: bigint
  /** How it has ended. */
  end: string | undefined
  /** What the payment company knows it by: one id for each time that it was sent. */
  payoutIds: readonly string[]
}

/** Withdrawals of one customer, each with an end of its own. */
export class PayingOut {
  readonly orders: PaidOut[] = []
  #cards: { quick: string; slow: string } | undefined
  readonly bank: Bank
  readonly credential: Credential

  constructor(bank: Bank, credential: Credential) {
    this.bank = bank
    this.credential = credential
  }

  /** Asks for one, once what was paid in is played; what is left to do of it. */
  async withdraw(): Promise<(() => Promise<boolean>) | undefined> {
    const { bank, credential } = this
    const [orderId, plan] = [randomUUID(), bank.chance.of(PLANS)]
    const amount = BigInt(bank.chance.whole(LEAST, MOST)) * 100n
    const { quick, slow } = await this.#bothCards()
    const input = { orderId, amount: decimal(amount), paymentPassword: PIN }
    const cardId = plan === 'slow' || plan === 'fail' ? slow : quick
    const answer = await bank.member(credential, 'POST', '/wps/transaction/withdraw', { ...input, cardId })
    if (answer.status !== 200) {
      if (!['turnover_missing', 'insufficient_funds', 'withdraw_day_full'].includes(answer.body.code ?? ''))
        bank.line.faults.push(`no withdrawal: ${JSON.stringify(answer.body)}`)
      return undefined
    }
    const order: PaidOut = {
      orderId,
      plan,
      amount,
      net: amount - feeOf(amount),
      end: undefined,
      payoutIds: [orderId],
    }
    this.orders.push(order)
    await this.#decide(order)
    const act = { isDone: false }
    return () => this.#lookAfter(order, act)
  }

  async #bothCards(): Promise<{ quick: string; slow: string }> {
    this.#cards ??= { quick: await this.#card('7010'), slow: await this.#card('6111') }
    return this.#cards
  }

  async #card(ending: string): Promise<string> {
    const cardId = randomUUID()
    const number = `${this.bank.chance.whole(100_000, 999_999)}${ending}`
    const card = { cardId, bankId: 'bpi', number, holder: 'Maria Santos', paymentPassword: PIN }
    const answer = await this.bank.member(this.credential, 'PUT', '/wps/member/bankCard', card)
    if (answer.status !== 200) throw new Error(`no card: ${JSON.stringify(answer.body)}`)
    return cardId
  }

  /** What its member and two operators do. */
  async #decide({ orderId, plan }: PaidOut): Promise<void> {
    const { bank, credential } = this
    const at = `withdrawals/${orderId}`
    const cancel = () => bank.member(credential, 'POST', `/wps/transaction/orders/${orderId}/cancel`)
    const approve = async () => {
      await bank.operator(0, 'POST', `${at}/approve`)
      await bank.operator(1, 'POST', `${at}/approve`)
    }
    if (plan === 'refuse') await bank.operator(0, 'POST', `${at}/refuse`, { why: 'We could not confirm it.' })
    else if (plan === 'cancel') await cancel()
    else if (plan === 'both') await Promise.all([cancel(), approve()])
    else await approve()
  }

  /** Whether it has come to its end; what the other bank does is done once. */
  async #lookAfter(order: PaidOut, act: { isDone: boolean }): Promise<boolean> {
    const { bank } = this
    const { chance, sandbox } = bank
    const { orderId, plan } = order
    const at = `withdrawals/${orderId}`
    const found: ConsoleWithdrawalDetail = (await bank.operator(0, 'GET', at)).body.value
    const { attempts, outcomeNeeded, reference, state } = found
    order.payoutIds = [...new Set([orderId, ...attempts.map(({ id }) => id)])]
    if (ENDS[plan].includes(state)) {
      order.end = state
      return true
    }
    // A kill fell between the attempt and its call: the company knows nothing of it, and two people say so before it is paid anew.
    if (outcomeNeeded && attempts[0]?.notFoundAt != null)
      for (const which of [0, 1] as const)
        await bank.operator(which, 'POST', `${at}/outcome`, {
          outcome: 'not_paid',
          evidence: 'the company knows nothing of it',
        })
    else if (state === 'waiting' && attempts.length > 0)
      for (const which of [0, 1] as const) await bank.operator(which, 'POST', `${at}/approve`)
    const isActed = plan === 'slow' || plan === 'fail' || plan === 'return'
    if (isActed && !act.isDone && reference !== null) {
      const callback = chance.of(CALLBACKS)
      const what = { slow: 'pay', fail: 'fail', return: 'return' } as const
      await sandbox.payout(reference, {
        do: what[plan],
        callback,
        delayMs: callback === 'late' ? LATE_MS : 0,
      })
      act.isDone = true
    }
    // A withdrawal that is approved and not sent yet is refused here, and looked at again.
    await bank.operator(0, 'POST', `${at}/ask`)
    return false
  }

  /** What all of it has to have taken out of the wallet. */
  get moved(): bigint {
    return this.orders.reduce((sum, { amount, end }) => (end === 'paid' ? sum + amount : sum), 0n)
  }
}
