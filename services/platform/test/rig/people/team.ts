import { randomUUID } from 'node:crypto'
import { codeOf } from '../caller.ts'
import { PASSWORDS, Table } from '../outside/play.ts'
import type { Game, Provider } from '../outside/provider.ts'
import type { Rig } from '../rig.ts'
import { until } from '../until.ts'
import { AgentConsole, agentAt, type Agent } from './agent.ts'
import { PIN } from './withdrawer.ts'

/** Four people below the example agent, each brought by the one before: three agents, and dan. */
export class Team {
  readonly agentConsole: AgentConsole
  readonly table: Table
  readonly root: Agent
  readonly ann: Agent
  readonly ben: Agent
  readonly cat: Agent
  readonly dan: Agent
  #game: Game | undefined

  readonly rig: Rig
  readonly provider: Provider

  constructor(rig: Rig, provider: Provider) {
    this.rig = rig
    this.provider = provider

    this.table = new Table(rig, provider)
    this.agentConsole = new AgentConsole(rig)
    this.root = agentAt(this.table)
    const [ann, ben, cat, dan] = ['ann11', 'ben11', 'cat11', 'dan11'] as const
    this.ann = agentAt(this.table, ann)
    this.ben = agentAt(this.table, ben)
    this.cat = agentAt(this.table, cat)
    this.dan = agentAt(this.table, dan)
  }

  get game(): Game {
    if (!this.#game) throw new Error('the team has not gathered')
    return this.#game
  }

  /** Opens the accounts, and signs all of them in. */
  async gather(): Promise<void> {
    const { ann, ben, cat, dan, root, table } = this
    await root.signIn()
    this.#game = await table.game({ gameType: 'SLOT', vassalage: 'KIT' })
    for (const [upline, who, more] of [
      [root, ann, { type: 'agent', rate: 90 }],
      [ann, ben, { type: 'agent', rate: 60 }],
      [ben, cat, { type: 'agent', rate: 30 }],
      [cat, dan, {}],
    ] as const) {
      expect(codeOf(await upline.open(who.account, more))).toBe('200')
      await who.signIn()
    }
  }

  /** Makes all figures anew. */
  async rebuild(): Promise<void> {
    expect(codeOf(await this.agentConsole.call('POST', 'agents/lotus/rebuild'))).toBe('200')
    await until(async () => {
      const jobs = await this.agentConsole.list('jobs?kind=agent-rebuild')
      return jobs.every(({ state }) => state === 'done') || undefined
    }, 'the figures are made anew')
  }

  /** The ledger, and all that is derived from it, adds up. */
  async verify(): Promise<void> {
    const { body } = await this.agentConsole.call('GET', 'ledger/verify?whole=1')
    expect(body.value).toMatchObject({ ok: true, fault: null })
  }

  async grant(who: Agent, amount: string): Promise<void> {
    const id = randomUUID()
    const made = await this.agentConsole.call('POST', 'grants', {
      id,
      merchant: 'lotus',
      account: who.account,
      amount,
      title: { EN: 'Gift', TY: 'ของขวัญ' },
      why: 'to play with',
      days: null,
    })
    expect(codeOf(made)).toBe('200')
    expect(codeOf(await who.call('POST', `/wps/rewards/${id}/claim`))).toBe('200')
  }

  /** By a transfer that an operator has seen on the statement. */
  async deposit(who: Agent, amount: string): Promise<void> {
    const orderId = randomUUID()
    const order = { orderId, channelId: 'transfer', amount }
    expect(codeOf(await who.call('POST', '/wps/relay/deposit', order))).toBe('200')
    const settled = await this.agentConsole.call('POST', `deposits/${orderId}/settle`, {
      amount,
      why: 'it came',
    })
    expect(settled.body.value).toMatchObject({ state: 'paid' })
  }

  /** To a card of their own, until it is paid; the order. */
  async payOut(who: Agent, amount: string, number: string): Promise<string> {
    const [orderId, cardId] = [randomUUID(), randomUUID()]
    const secret = { password: PASSWORDS.lotus, paymentPassword: PIN, confirmPaymentPassword: PIN }
    expect(codeOf(await who.call('PUT', '/wps/member/paymentPassword', secret))).toBe('200')
    const card = { cardId, bankId: 'kbank', number, holder: 'Somchai Jaidee', paymentPassword: PIN }
    expect(codeOf(await who.call('PUT', '/wps/member/bankCard', card))).toBe('200')
    const order = { orderId, cardId, amount, paymentPassword: PIN }
    expect(codeOf(await who.call('POST', '/wps/transaction/withdraw', order))).toBe('200')
    expect(codeOf(await this.agentConsole.call('POST', `withdrawals/${orderId}/approve`))).toBe('200')
    await this.#waitForState(orderId, 'paid')
    return orderId
  }

  /** The other bank sends a payout back, and the site hears of it. */
  async sendBack(orderId: string): Promise<void> {
    this.provider.sendBack(orderId)
    expect(codeOf(await this.agentConsole.call('POST', `withdrawals/${orderId}/ask`))).toBe('200')
    await this.#waitForState(orderId, 'returned')
  }

  async #waitForState(orderId: string, state: string): Promise<void> {
    await until(async () => {
      const { body } = await this.agentConsole.call('GET', `withdrawals/${orderId}`)
      return body.value.state === state || undefined
    }, `the withdrawal becoming ${state}`)
  }
}
