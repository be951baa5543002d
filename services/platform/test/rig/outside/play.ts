import { randomBytes } from 'node:crypto'
import type { Rig } from '../rig.ts'
import type { Answer, Credential } from '../caller.ts'
import { launchPath, type Game, type Player, type Provider, type Sign } from './provider.ts'

export const PASSWORDS = { lotus: 'Lotus-2026!', coral: 'Coral-2026!' } as const
export type Merchant = keyof typeof PASSWORDS

/** Players and their provider on one rig. */
export class Table {
  readonly rig: Rig
  readonly provider: Provider

  constructor(rig: Rig, provider: Provider) {
    this.rig = rig
    this.provider = provider
  }

  /** An unused id. */
  id(name = 't'): string {
    return `${name}-${randomBytes(6).toString('hex')}`
  }

  async game(query: Record<string, string>, merchant: Merchant = 'lotus'): Promise<Game> {
    const answer = await this.rig.caller.get(`/wps/game/list?${new URLSearchParams(query).toString()}`, {
      merchant,
    })
    const [game] = answer.body.value.games
    if (!game) throw new Error(`no game for ${JSON.stringify(query)}`)
    return game
  }

  signIn(account: string, merchant: Merchant): Promise<Credential> {
    return this.rig.caller.credential(account, PASSWORDS[merchant], merchant)
  }

  /** The token that a launch gave to the provider. */
  async launch(
    credential: Credential,
    game: Game,
    merchant: Merchant,
    freePlay: '0' | '1' = '0',
  ): Promise<string> {
    const answer = await this.rig.caller.get(launchPath(game, freePlay), { credential, merchant })
    if (answer.status !== 200) throw new Error(`not launched: ${JSON.stringify(answer.body)}`)
    return this.provider.launchOf(answer.body.value.url).token
  }

  /** Signs in, opens a game and authenticates it. */
  async sit(account: string, game: Game, merchant: Merchant = 'lotus'): Promise<Player> {
    const credential = await this.signIn(account, merchant)
    return { credential, merchant, sessionId: await this.open(credential, game, merchant) }
  }

  async open(credential: Credential, game: Game, merchant: Merchant = 'lotus'): Promise<string> {
    const token = await this.launch(credential, game, merchant)
    const answer = await this.call('authenticate', { token })
    if (answer.status !== 200) throw new Error(`not authenticated: ${JSON.stringify(answer.body)}`)
    return String(answer.body.value.sessionId)
  }

  /** How far the clock of the site is moved: providers sign by it. */
  movedMs = 0

  call(operation: string, body: unknown, sign?: Sign): Promise<Answer> {
    const at = this.movedMs === 0 ? {} : { at: Date.now() + this.movedMs }
    return this.provider.call(this.rig.platform.url, operation, body, { ...at, ...sign })
  }

  async balance({ sessionId }: Pick<Player, 'sessionId'>): Promise<string> {
    return String((await this.call('balance', { sessionId })).body.value.balance)
  }
}

/** Begins to play for free, as a guest who may have a trial account by a cookie. */
export function startTrial(rig: Rig, address: string, cookie?: string): Promise<Answer> {
  return rig.caller.call('POST', '/wps/session/login/freeplay', {
    body: { module: 'FREEPLAY' },
    headers: { 'X-Forwarded-For': address, ...(cookie === undefined ? {} : { Cookie: cookie }) },
  })
}

/** What an answer says, in short. */
export const said = ({ status, body }: Answer): unknown[] => [
  status,
  ...(body.code === undefined ? [] : [body.code]),
  ...(body.field === undefined ? [] : [body.field]),
]
