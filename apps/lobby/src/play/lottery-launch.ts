import type { GameMenu } from '@site/shared-api'
import type { Game } from '@site/shared-api/contract/game'
import type { PlayType, PrizeMode } from '@site/shared-api/contract/launch'

const LOTTERY_TYPES = ['LOTT', 'ELOTT'] // A4
const SEA_VENDOR = 'TCG_SEA' // A4
/** Entries of the vendor mapping that make a launch an e-lottery's (A4). */
const E_LOTTERY_ENTRIES = ['TCG_LOTTO_VN', 'LOTT']
const ENTERTAINMENT = 'Entertainment' // A4

/** Whether the lottery launcher opens it (GAM-02). */
export function isLottery({ gameType }: Pick<Game, 'gameType'>): boolean {
  return LOTTERY_TYPES.includes(gameType)
}

/** What the vendor mapping holds: its categories and their vendors (A3). */
type Mapping = readonly {
  readonly key: GameMenu['key']
  readonly vendors: readonly { readonly vassalage: string }[]
}[]

/**
 * Prize mode and play type of a lottery launch (GAM-03, A4): `lottery` unless the vendor mapping holds TCG_LOTTO_VN or
 * LOTT, then `elottery`; `SEA` for the vendor TCG_SEA; `ent` where lottoMode contains Entertainment, else `trad`.
 */
export function lotteryLaunch(
  { vassalage, lottoMode }: Pick<Game, 'vassalage' | 'lottoMode'>,
  mapping: Mapping,
): { readonly prizeMode: PrizeMode; readonly playType: PlayType } {
  const held = mapping.some(
    ({ key, vendors }) =>
      E_LOTTERY_ENTRIES.includes(key) ||
      vendors.some((vendor) => E_LOTTERY_ENTRIES.includes(vendor.vassalage)),
  )
  return {
    prizeMode: vassalage === SEA_VENDOR ? 'SEA' : held ? 'elottery' : 'lottery',
    playType: lottoMode?.includes(ENTERTAINMENT) === true ? 'ent' : 'trad',
  }
}
