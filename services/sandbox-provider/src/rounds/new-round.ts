import type { Deps } from '#deps'
import { GameError } from '#api/errors'
import { limitsOf } from '#play/limits'
import type { Seat } from '#play/seat'
import { keys } from '#store/keys'
import { text, type Round, type Seed } from '#store/records'
import type { RoundBook } from '#rounds/round-book'

const ID_BYTES = 15

/** What every round begins with. */
export function freshRound(
  deps: Deps,
  { launch, who, seat }: Seat,
  bet: { clientId: string; stake: string },
) {
  return {
    id: deps.token(ID_BYTES),
    who,
    seat,
    mode: launch.body.mode,
    session: launch.session,
    currency: launch.body.currency.code,
    nodeId: launch.body.game.nodeId,
    clientId: bet.clientId,
    at: deps.clock.now(),
    stake: bet.stake,
    payout: '0.00',
    state: 'betting' as const,
    reason: null,
    balance: null,
    jackpot: null,
  }
}

/** The public half of a pair of seeds. */
export function fairOf(seed: Seed): Round['fair'] {
  return { hash: seed.hash, clientSeed: seed.clientSeed, nonce: seed.nonce }
}

/** The round that a client's id already made at this seat: a second tap, or a repeat after a lost answer. */
export async function roundOfClick<K extends Round['kind']>(
  { store }: Pick<Deps, 'store'>,
  book: RoundBook,
  seat: string,
  clientId: string,
  kind: K,
): Promise<Extract<Round, { kind: K }> | undefined> {
  const id = await store.get(text, keys.click(seat, clientId))
  const round = id === undefined ? undefined : await book.get(id)
  // reason: the kind is compared on this very line
  return round?.kind === kind ? (round as Extract<Round, { kind: K }>) : undefined
}

/** Throws `stake_not_offered` unless the stake is one of the steps. */
export function requireStep(stake: string, currency: string, which: 'round' | 'line', field: string): void {
  if (!limitsOf(currency)[which].some((step) => `${step}.00` === stake))
    throw new GameError('stake_not_offered', { field })
}
