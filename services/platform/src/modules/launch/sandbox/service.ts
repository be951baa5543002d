import type { BodyOf, openSandbox, playSandbox, ValueOf } from '@site/shared-api/contract'
import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import type { Platform } from '#api/platform'
import { selectAnyGame } from '#modules/catalogue/games.repository'
import { takeLaunch, wasUsed } from '#modules/launch/repository'
import { drawCard } from '#modules/launch/sandbox/draw'
import { insertRound, selectOpened, selectRound } from '#modules/launch/sandbox/rounds.repository'
import { hashOf } from '#modules/launch/secret'
import { toDecimal } from '#modules/ledger/money'
import { WinService } from '#modules/wins/service'

const TICKET_BYTES = 32
/** An opened game may be played for so long; then it has to be opened again. */
const OPEN_MS = 4 * 60 * 60 * 1000
const AMOUNTS = ['10.00', '20.00', '50.00', '100.00']
/** One of three cards wins and pays three times: over time nobody is ahead. */
const CARDS = 3

type Round = ValueOf<typeof playSandbox>
type Opened = NonNullable<Awaited<ReturnType<typeof selectOpened>>>

/** The sandbox game: a launch token becomes a ticket, a ticket plays rounds; no wallet is touched. */
export class SandboxService {
  readonly #platform: Platform
  readonly #wins: WinService
  constructor(platform: Platform) {
    this.#platform = platform
    this.#wins = new WinService(platform)
  }

  /** Uses a launch token; throws ApiError `launch_used` or `launch_expired`. */
  async open(token: string): Promise<ValueOf<typeof openSandbox>> {
    const { brands, clock, db, randomness } = this.#platform
    const tokenHash = hashOf(token)
    const ticket = randomness.token(TICKET_BYTES)
    const launch = await takeLaunch(db, { tokenHash, ticketHash: hashOf(ticket), now: clock.now() })
    if (!launch)
      throw new ApiError((await wasUsed(db, tokenHash)) ? 'launch_used' : 'launch_expired', {
        field: 'token',
      })
    const [game, brand] = await Promise.all([
      selectAnyGame(db, launch.node_id.toString()),
      brands.byMerchant(launch.merchant),
    ])
    if (!game || !brand) throw new ApiError('game_unknown')
    return {
      ticket,
      nodeId: launch.node_id.toString(),
      gameName: game.names[launch.language],
      mode: launch.mode,
      language: launch.language,
      currencySymbol: brand.document.currency.symbol,
      amounts: AMOUNTS,
      cards: CARDS,
    }
  }

  /** One round; throws ApiError `launch_expired`, `session_ended`, `provider_down`, `round_conflict`, `invalid_input`. */
  async play(asked: BodyOf<typeof playSandbox>): Promise<Round> {
    if (!AMOUNTS.includes(asked.amount)) throw new ApiError('invalid_input', { field: 'amount' })
    if (asked.card > CARDS) throw new ApiError('invalid_input', { field: 'card' })
    const opened = await this.#opened(asked.ticket)
    return await this.#platform.db.transaction().execute((tx) => this.#round(tx, opened, asked))
  }

  async #round(tx: Database, opened: Opened, asked: BodyOf<typeof playSandbox>): Promise<Round> {
    const { clock, randomness } = this.#platform
    const drawn = drawCard(randomness, CARDS)
    const payout = drawn === asked.card ? timesCards(asked.amount) : '0.00'
    const isNew = await insertRound(tx, {
      id: asked.roundId,
      launch_id: opened.id,
      card: asked.card,
      drawn,
      amount: asked.amount,
      payout,
      played_at: clock.now(),
    })
    const round = await selectRound(tx, asked.roundId)
    if (round.launch_id !== opened.id || round.card !== asked.card || round.amount !== asked.amount)
      throw new ApiError('round_conflict', { field: 'roundId' })
    if (isNew && opened.mode === 'real')
      await this.#wins.record(tx, {
        merchant: opened.merchant,
        memberId: opened.member_id,
        nodeId: opened.node_id,
        amount: round.payout,
      })
    return {
      roundId: round.id,
      card: round.card,
      drawn: round.drawn,
      won: round.drawn === round.card,
      payout: round.payout,
    }
  }

  async #opened(ticket: string): Promise<Opened> {
    const { clock, db } = this.#platform
    const opened = await selectOpened(db, hashOf(ticket))
    const now = clock.now()
    if (!opened || opened.used_at === null || now.getTime() - opened.used_at.getTime() > OPEN_MS)
      throw new ApiError('launch_expired', { field: 'ticket' })
    const { session_ends, session_revoked, status } = opened
    if (session_ends === null || session_ends <= now || session_revoked !== null || status !== 'active')
      throw new ApiError('session_ended')
    if (opened.down_since !== null) throw new ApiError('provider_down')
    return opened
  }
}

function timesCards(amount: string): string {
  return toDecimal(BigInt(amount.replace('.', '')) * BigInt(CARDS))
}
