import type { Deps } from '#deps'
import { GameError } from '#api/errors'
import { limitsOf } from '#play/limits'
import { toDecimal, toMinor } from '#wallet/money'
import { keys } from '#store/keys'
import { amountText } from '#store/records'
import type { Write } from '#store/store'

/** The play-money balance of a player and currency. Callers hold the lock `purse(who)`. */
export class PlayMoney {
  readonly #store: Deps['store']
  constructor(store: Deps['store']) {
    this.#store = store
  }

  async balance(who: string, currency: string): Promise<bigint> {
    const kept = await this.#store.get(amountText, keys.playMoney(who))
    return kept === undefined ? full(currency) : toMinor(kept)
  }

  /** The write that sets a balance. */
  set(who: string, balance: bigint): Write {
    return { put: keys.playMoney(who), value: toDecimal(balance) }
  }

  /** Fills the balance up; throws `refill_refused` unless it is under a tenth of that. */
  async refill(who: string, currency: string): Promise<string> {
    const TENTH = 10n
    if ((await this.balance(who, currency)) >= full(currency) / TENTH) throw new GameError('refill_refused')
    await this.#store.write([this.set(who, full(currency))])
    return toDecimal(full(currency))
  }
}

/** The name of the lock over a player's play money. */
export const purse = (who: string): string => `purse ${who}`

function full(currency: string): bigint {
  return BigInt(limitsOf(currency).playMoney) * 100n
}
