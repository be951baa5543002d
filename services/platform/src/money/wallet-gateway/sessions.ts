import type { BodyOf, ValueOf } from '@site/shared-api/contract/call'
import type { walletAuthenticate, walletBalance } from '@site/shared-api/contract/provider-wallet'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { retrying } from '#db/retrying'
import type { Database } from '#db/database'
import { requirePlay } from '#care/index'
import { isTransferWallet, type LaunchRow, playerOf, selectAnyGame, takeLaunch, wasUsed } from '#games/index'
import { hashOf } from '#api/hash-of'
import { providerWallet, vendorWallet } from '#money/ledger/account'
import { accountIds } from '#money/ledger/accounts.repository'
import { toDecimal } from '#money/ledger/money'
import { insertGameSession, selectSession } from '#money/wallet-gateway/session.repository'

const TOKEN_BYTES = 32
/** Free play has no wallet here: its provider keeps the play money. */
const NOTHING = 0n

/** Game sessions: what a launch becomes at the provider's side. */
export class GameSessions {
  readonly #platform: Platform
  constructor(platform: Platform) {
    this.#platform = platform
  }

  /** Takes a launch token, once; throws ApiError `launch_used`, `launch_expired`. */
  async authenticate(
    provider: string,
    { token }: BodyOf<typeof walletAuthenticate>,
  ): Promise<ValueOf<typeof walletAuthenticate>> {
    const { brands, clock, db, randomness } = this.#platform
    const use = { tokenHash: hashOf(token), now: clock.now() }
    const known = await brands.all()
    const sessionId = randomness.token(TOKEN_BYTES)
    const opened = await retrying(() =>
      db.transaction().execute(async (tx) => {
        const launch = await takeLaunch(tx, use)
        if (!launch)
          throw new ApiError((await wasUsed(tx, use.tokenHash)) ? 'launch_used' : 'launch_expired', {
            field: 'token',
          })
        const brand = known.find(({ merchant }) => merchant === launch.merchant)
        if (!brand) throw new ApiError('launch_expired', { field: 'token' })
        // The launch was requested earlier: a member excluded from play since opens nothing with it (MEM-09).
        await requirePlay(tx, launch.member_id, use.now, 'play_restricted')
        const { code: currency } = brand.document.currency
        await this.#open(tx, { provider, launch, currency, tokenHash: hashOf(sessionId) })
        return { launch, currency }
      }),
    )
    const { launch, currency } = opened
    return {
      sessionId,
      player: playerOf(launch.merchant, launch.member_id),
      merchant: launch.merchant,
      currency,
      balance: (await this.balance(provider, { sessionId })).balance,
      nodeId: launch.node_id.toString(),
    }
  }

  /** What the player may bet with; throws ApiError `game_session_unknown`. */
  async balance(
    provider: string,
    { sessionId }: BodyOf<typeof walletBalance>,
  ): Promise<ValueOf<typeof walletBalance>> {
    const of = { provider, tokenHash: hashOf(sessionId) }
    const session = await selectSession(this.#platform.db, of, this.#platform.clock.now())
    if (!session) throw new ApiError('game_session_unknown', { field: 'sessionId' })
    const balance = session.mode === 'free' ? NOTHING : session.balance
    return { balance: toDecimal(balance, session.currency), currency: session.currency }
  }

  async #open(
    tx: Database,
    of: { provider: string; launch: LaunchRow; currency: string; tokenHash: string },
  ): Promise<void> {
    const { launch, currency, provider } = of
    const { member_id: memberId, merchant } = launch
    const now = this.#platform.clock.now()
    const game = await selectAnyGame(tx, launch.node_id.toString())
    if (!game) throw new ApiError('launch_expired', { field: 'token' })
    const wallet = (await isTransferWallet(tx, game.vendor)) ? vendorWallet(game.vendor) : 'MAIN'
    const [main = '', account = '', providerAccount = '', jackpot = ''] = await accountIds(
      tx,
      { merchant, currency, now },
      [
        { memberId, wallet: 'MAIN' },
        { memberId, wallet },
        { wallet: providerWallet(provider) },
        { wallet: 'JACKPOT' },
      ],
    )
    await insertGameSession(tx, {
      id: this.#platform.randomness.uuid(),
      token_hash: of.tokenHash,
      provider,
      merchant,
      member_id: memberId,
      site_session_id: launch.session_id,
      node_id: game.node_id,
      vendor: game.vendor,
      game_type: game.game_type,
      mode: launch.mode,
      currency,
      main_account_id: main,
      account_id: account,
      provider_account_id: providerAccount,
      jackpot_account_id: jackpot,
      created_at: now,
    })
  }
}
