import { randomUUID } from 'node:crypto'
import type { Bonus } from '@site/shared-api/contract/bonus'
import type { Reward } from '@site/shared-api/contract/reward'
import type { Answer, Credential } from '../rig/caller.ts'
import { minor, type Bank } from './bank.ts'

const CONTACT = { name: 'Maria S.', phone: '+63 917 123 4567', address: '12 Coral Road, Manila' }
const GOODS = { 'cash-50': 500, coffee: 1_200, umbrella: 6_000 } as const
/** Cash is wanted most. */
const WANTED = ['cash-50', 'cash-50', 'coffee', 'umbrella'] as const
const CASH = 5_000n
const REFUSED = [
  'rebate_least',
  'points_short',
  'good_sold_out',
  'good_most',
  'grant_closed',
  'grant_unknown',
]

/** What one customer makes of bonuses, rewards, rebate and points; minor units. */
export class Claiming {
  /** Money of claims, by what it was for: a second time under the same name is none. */
  readonly #paid = new Map<string, bigint>()
  /** Bonuses whose end was shown to the customer. */
  readonly ended = new Map<string, 'converted' | 'forfeited'>()
  /** Points of valid orders. */
  readonly redeemed = new Map<string, number>()
  readonly bank: Bank
  readonly credential: Credential

  constructor(bank: Bank, credential: Credential) {
    this.bank = bank
    this.credential = credential
  }

  /** What all of it has to have moved into the wallet, but for bonuses. */
  get moved(): bigint {
    return [...this.#paid.values()].reduce((sum, amount) => sum + amount, 0n)
  }

  /** How many of them there were. */
  get count(): number {
    return this.#paid.size
  }

  async bonuses(): Promise<Bonus[]> {
    const all: Bonus[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: { bonuses: Bonus[]; nextCursor: string | null } = await this.#read(
        `/wps/relay/bonuses?limit=50${cursor === '' ? '' : `&cursor=${cursor}`}`,
      )
      all.push(...page.bonuses)
      cursor = page.nextCursor
    }
    return all
  }

  /** Makes the one that is played for cash, or gives it up. */
  async endBonus(): Promise<void> {
    const { chance } = this.bank
    const open = (await this.bonuses()).filter(({ state }) => state === 'active' || state === 'waiting')
    const [bonus] = open.toReversed()
    if (!bonus) return
    if (chance.happens(0.6)) return await this.#end(chance.of([bonus, ...open]), 'forfeit')
    // Sometimes too early: that is refused.
    if (bonus.mayConvert || chance.happens(0.2)) await this.#end(bonus, 'convert')
  }

  async #end({ bonusId }: Bonus, what: 'convert' | 'forfeit'): Promise<void> {
    const { body, status } = await this.#call('POST', `/wps/relay/bonuses/${bonusId}/${what}`)
    if (status === 200) this.ended.set(bonusId, what === 'convert' ? 'converted' : 'forfeited')
    else if (body.code !== 'wagering_open' && body.code !== 'bonus_closed')
      this.bank.line.faults.push(`${what} of a bonus: ${JSON.stringify(body)}`)
  }

  async rebate(): Promise<void> {
    const claimId = randomUUID()
    const answer = await this.#call('POST', '/wps/rebate/claim', { claimId })
    if (this.#isDone(answer)) this.#paid.set(claimId, minor(answer.body.value.amount))
  }

  /** One of those that wait; gifts of levels also by the levels' own way, at the same time. */
  async reward(): Promise<void> {
    const { chance } = this.bank
    const { open }: { open: Reward[] } = await this.#read('/wps/rewards')
    const [first, ...rest] = open
    if (!first) return
    const { amount, rewardId, source } = chance.of([first, ...rest])
    const calls = [this.#call('POST', `/wps/rewards/${rewardId}/claim`)]
    if (source !== 'operator')
      calls.push(this.#call('POST', `/wps/vip/${source === 'vip-month' ? 'month' : 'shell'}/claim`))
    const done = (await Promise.all(calls)).filter((answer) => this.#isDone(answer))
    if (done.length !== calls.length)
      this.bank.line.faults.push(`a reward that waits is refused: ${rewardId}`)
    this.#paid.set(rewardId, minor(amount))
  }

  async redeem(): Promise<void> {
    const { chance } = this.bank
    const good = chance.of(WANTED)
    const [orderId, points] = [randomUUID(), GOODS[good]]
    const body = { orderId, points, ...(good === 'umbrella' && { contact: CONTACT }) }
    if (!this.#isDone(await this.#call('POST', `/wps/mall/goods/${good}/redeem`, body))) return
    if (good === 'cash-50') this.#paid.set(orderId, CASH)
    this.redeemed.set(orderId, points)
    if (good === 'cash-50' || chance.happens(0.5)) return
    if (this.#isDone(await this.#call('POST', `/wps/mall/orders/${orderId}/cancel`)))
      this.redeemed.set(orderId, 0)
  }

  /** What the end of the day pays in addition. */
  async due(): Promise<bigint> {
    return minor((await this.#read('/wps/rebate')).total)
  }
  async ofDays(): Promise<bigint> {
    const { list } = await this.#read('/wps/rebate/history?limit=50')
    return list
      .filter(({ by }: { by: string }) => by === 'day')
      .reduce((sum: bigint, { amount }: { amount: string }) => sum + minor(amount), 0n)
  }

  #call(method: string, path: string, body?: unknown): Promise<Answer> {
    return this.bank.member(this.credential, method, path, body)
  }

  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- reason: as in Bank
  #read(path: string): Promise<any> {
    return this.bank.read(this.credential, path)
  }

  #isDone({ body, status }: Answer): boolean {
    if (status !== 200 && !REFUSED.includes(body.code ?? ''))
      this.bank.line.faults.push(`a claim: ${JSON.stringify(body)}`)
    return status === 200
  }
}
