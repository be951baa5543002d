import { randomUUID } from 'node:crypto'
import type { AgentKpi, Downline } from '@site/shared-api/contract/agent'
import { TEAM_LEVELS } from '@site/shared-api/contract/agent-fields'
import type { Answer } from '../caller.ts'
import { PASSWORDS, type Table } from '../outside/play.ts'
import type { Rig } from '../rig.ts'
import { until } from '../until.ts'
import { Editor } from './editor.ts'
import { approved } from './local-owner.ts'
import { Loyal } from './loyal.ts'

export type Level = AgentKpi['levels'][number]

/** A count that has run comes again in ten seconds. */
const RAN_MS = 5_000

/** Of these a period is what its days come to; a member active on two days counts once. */
const SUMMED = [
  'newMembers',
  'firstDeposits',
  'deposits',
  'withdrawals',
  'turnover',
  'winLoss',
  'bonus',
  'rebate',
  'commission',
] as const

/** An agent, or a member whom one has brought. */
export class Agent extends Loyal {
  /** Opens an account below; the password is that of all examples of the brand. */
  open(account: string, more: object = {}): Promise<Answer> {
    return this.call('POST', '/wps/agent/downlines', {
      id: randomUUID(),
      account,
      password: PASSWORDS[this.merchant],
      type: 'member',
      ...more,
    })
  }

  /** The same, signed in. */
  async bring(account: string, more: object = {}): Promise<Agent> {
    const answer = await this.open(account, more)
    if (answer.status !== 200) throw new Error(`not opened: ${JSON.stringify(answer.body)}`)
    return await new Agent(this.table, account, this.merchant).signIn()
  }

  async levels(query = 'range=today'): Promise<Record<Level['level'], Level>> {
    const { levels }: AgentKpi = await this.get(`/wps/agent/kpi?${query}`)
    const of = (level: Level['level']): Level => {
      const found = levels.find((one) => one.level === level)
      if (!found) throw new Error(`no level ${level}`)
      return found
    }
    return { A: of('A'), B: of('B'), C: of('C'), all: of('all') }
  }

  /** Figures that are not the sum of the days of their period, by level. */
  async astray(query: string): Promise<string[]> {
    const found: string[] = []
    for (const level of TEAM_LEVELS) {
      const { levels, trend }: AgentKpi = await this.get(`/wps/agent/kpi?${query}&level=${level}`)
      const whole = levels.find((one) => one.level === level)
      for (const of of SUMMED) {
        const sum = trend.reduce((total, day) => total + Math.round(Number(day[of]) * 100), 0)
        if (sum !== Math.round(Number(whole?.[of]) * 100)) found.push(`${level}: ${of}`)
      }
    }
    return found
  }

  /** Accounts of a page of the team. */
  async names(query: string): Promise<string[]> {
    const { list } = await this.get(`/wps/agent/downlines?${query}`)
    return list.map(({ account }: Downline) => account)
  }

  /** When the figures were counted, by the site's clock. */
  async asOf(): Promise<number> {
    return Date.parse((await this.get('/wps/agent/kpi')).asOf)
  }
}

/** What an operator does with agents. */
export class AgentConsole extends Editor {
  readonly #rig: Rig
  constructor(rig: Rig) {
    super(rig)
    this.#rig = rig
  }

  /** What the brand agrees to with agents two people approve (PLT-09). */
  override call(method: string, path: string, body?: unknown): Promise<Answer> {
    const called = super.call(method, path, body)
    return method === 'POST' && path.startsWith('agent-contracts')
      ? called.then((answer) => approved(this.#rig, answer))
      : called
  }

  async list(path: string): Promise<Record<string, unknown>[]> {
    const answer = await this.call('GET', path)
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer.body.value.list
  }

  /** Lets the site count figures at once, and waits until it has: what was done until now is in them. */
  async count(): Promise<void> {
    // A count that is under way may have begun before.
    const idle = async () => (await this.list('jobs?kind=agent-count')).find((job) => job['attempts'] === 0)
    const { id } = await until(idle, 'a count that is under way')
    await this.call('POST', `jobs/${String(id)}/run`)
    // It is due by now, seconds from now on when it has run, and sooner where a pay run held the figures.
    const now = this.#rig.now + RAN_MS
    await until(async () => {
      const job = await idle()
      return (job && Date.parse(String(job['dueAt'])) > now) || undefined
    }, 'a count of all figures')
  }

  /** The brand's rules for agents. */
  async rules(change: object, merchant = 'lotus'): Promise<void> {
    const answer = await this.publish(
      await this.draft(await this.get('agent-rules', merchant), { ...change }),
    )
    if (answer.status !== 200) throw new Error(`not published: ${JSON.stringify(answer.body)}`)
  }
}

export const agentAt = (table: Table, account = 'lotus.agent'): Agent => new Agent(table, account)
