import type { Answer, Credential } from '../caller.ts'
import { PASSWORDS, type Merchant, type Table } from '../outside/play.ts'
import type { Game } from '../outside/provider.ts'

interface Round {
  readonly transactionId: string
  readonly roundId: string
}

/** A member who plays, and claims what play gives. */
export class Loyal {
  #credential: Credential | undefined
  #sessionId = ''
  readonly table: Table
  readonly account: string
  readonly merchant: Merchant

  constructor(table: Table, account: string, merchant: Merchant = 'lotus') {
    this.table = table
    this.account = account
    this.merchant = merchant
  }

  async signIn(): Promise<this> {
    const { caller } = this.table.rig
    this.#credential = await caller.credential(this.account, PASSWORDS[this.merchant], this.merchant)
    this.#sessionId = ''
    return this
  }

  /** What a call of theirs carries, at whatever copy of the site. */
  get credential(): Credential {
    if (!this.#credential) throw new Error('no member is signed in')
    return this.#credential
  }

  call(method: string, path: string, body?: unknown, language = 'EN'): Promise<Answer> {
    const { merchant, table } = this
    return table.rig.caller.call(method, path, { credential: this.#credential, merchant, language, body })
  }
  // reason: each test asks for the fields of its own call; the contract checks the whole
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async get(path: string, language?: string): Promise<any> {
    const answer = await this.call('GET', path, undefined, language)
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer.body.value
  }

  /** Minor units of cash. */
  async cash(): Promise<number> {
    const { wallets } = await this.get('/wps/wallets/gcs')
    return Math.round(Number(wallets[0].balance) * 100)
  }

  /** Plays rounds that give back what they took, so that turnover alone is left of them. */
  play(game: Game, ...stakes: string[]): Promise<Round[]> {
    return this.#rounds(game, stakes, (stake) => stake)
  }

  /** Plays rounds that take what was staked. */
  lose(game: Game, ...stakes: string[]): Promise<Round[]> {
    return this.#rounds(game, stakes, () => '0.00')
  }

  async #rounds(game: Game, stakes: readonly string[], wins: (stake: string) => string): Promise<Round[]> {
    if (this.#sessionId === '') this.#sessionId = await this.table.open(this.credential, game, this.merchant)
    const currency = this.merchant === 'lotus' ? 'THB' : 'PHP'
    const rounds: Round[] = []
    for (const stake of stakes) {
      const round = { transactionId: this.table.id(), roundId: this.table.id('r') }
      const answer = await this.table.call('bet-win', {
        sessionId: this.#sessionId,
        ...round,
        bet: stake,
        win: wins(stake),
        currency,
      })
      if (answer.status !== 200) throw new Error(`not played: ${JSON.stringify(answer.body)}`)
      rounds.push(round)
    }
    return rounds
  }

  /** Undoes a round. */
  refund({ roundId, transactionId }: Round): Promise<Answer> {
    return this.table.call('refund', {
      sessionId: this.#sessionId,
      transactionId: this.table.id(),
      betTransactionId: transactionId,
      roundId,
    })
  }
}
