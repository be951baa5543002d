import { GameError } from '#api/errors'
import { crashHistory } from '#games/crash/crash-history'
import { limitsOf, type Limits } from '#play/limits'
import { lotteryState, type LotteryState } from '#games/lottery/lottery-state'
import { toDecimal } from '#wallet/money'
import { wireAmount } from '#wallet/wire'
import { seatOf, type Seat } from '#play/seat'
import type { Provider } from '#provider'
import { publishedReturns, type PublishedReturn } from '#games/returns'
import { crashView, slotView, type CrashView, type SlotView } from '#rounds/view'
import type { Launch } from '#store/records'

const CALL_LIMIT_MS = 4_000
const SESSION_ENDED = ['launch_used', 'launch_expired', 'game_session_unknown', 'game_session_ended']

/** Everything that a page needs to be where the player left off. */
export interface Opened {
  now: number
  balance: string
  limits: Limits
  published: PublishedReturn
  fair: { hash: string; clientSeed: string; nonce: number }
  slot: { last: SlotView | null } | null
  crash: { round: CrashView | null; history: CrashView[] } | null
  lottery: LotteryState | null
}

/** Opens a game: the first time with the launch token, afterwards with the session that came of it. */
export async function open(provider: Provider, caller: Seat): Promise<Opened> {
  const launch = await provider.locks.run(`open ${caller.launch.play}`, () =>
    entered(provider, caller.launch),
  )
  const seat = seatOf(launch)
  const { deps, seeds, book, locks } = provider
  const { hash, clientSeed, nonce } = await locks.run(seat.seat, () => seeds.current(seat.seat))
  const rounds = await book.latest(seat.seat, 20)
  const last = rounds.find((round) => round.kind === 'slot' && round.state === 'closed')
  const flying = book.liveOf(seat.seat).find((round) => round.kind === 'crash' && round.state === 'open')
  return {
    now: deps.clock.now(),
    balance: await balanceOf(provider, seat),
    limits: limitsOf(launch.body.currency.code),
    published: publishedReturns()[seat.kind],
    fair: { hash, clientSeed, nonce },
    slot: seat.kind === 'slot' ? { last: last?.kind === 'slot' ? slotView(last) : null } : null,
    crash:
      seat.kind === 'crash'
        ? { round: flying?.kind === 'crash' ? crashView(flying) : null, history: crashHistory(rounds) }
        : null,
    lottery: seat.kind === 'lottery' ? await lotteryState(provider, seat) : null,
  }
}

async function entered(provider: Provider, given: Launch): Promise<Launch> {
  const { launches, deps } = provider
  const launch = (await launches.find(given.play)) ?? given
  if (launch.openedAt !== null) return launch
  if (launch.body.mode === 'free') return launches.opened(launch, null)
  const answer = await deps.wallet.call('authenticate', { token: launch.body.token }, CALL_LIMIT_MS)
  if (answer.kind === 'unknown') throw new GameError('system_unavailable')
  if (answer.kind === 'refused')
    throw new GameError(SESSION_ENDED.includes(answer.code) ? 'game_session_ended' : 'bet_refused')
  const { sessionId, player, currency, nodeId } = answer.value
  const { body } = launch
  const fits = player === body.player && currency === body.currency.code && nodeId === body.game.nodeId
  if (typeof sessionId !== 'string' || !fits) throw new GameError('play_unknown')
  return launches.opened(launch, sessionId)
}

/** The balance: of the platform's wallet, or of the play money. */
export async function balanceOf({ deps, cashier }: Provider, { launch, who }: Seat): Promise<string> {
  const currency = launch.body.currency.code
  if (launch.body.mode === 'free') return toDecimal(await cashier.playMoney.balance(who, currency))
  const answer = await deps.wallet.call('balance', { sessionId: launch.session ?? '' }, CALL_LIMIT_MS)
  if (answer.kind === 'refused' && SESSION_ENDED.includes(answer.code))
    throw new GameError('game_session_ended')
  const balance = answer.kind === 'done' ? wireAmount.safeParse(answer.value['balance']) : undefined
  if (balance?.success !== true) throw new GameError('system_unavailable')
  return balance.data
}
