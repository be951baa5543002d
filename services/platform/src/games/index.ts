/** What the other contexts may use of catalogue, launches, wins; the rest is its own. */
export { selectAnyGame } from '#games/catalogue/games.repository'
export { catalogueOf } from '#games/catalogue/games.service'
export { indexNames } from '#games/catalogue/search/index-names'
export type { Localised } from '#games/catalogue/tables'
export {
  isTransferWallet,
  selectTransferVendors,
  selectVendorNames,
} from '#games/catalogue/vendors/vendors.repository'
export { playerOf } from '#games/launch/player'
export { isRestricted, setRestricted, takeLaunch, wasUsed, type LaunchRow } from '#games/launch/repository'
export { BigWins, type BigWin } from '#games/wins/big-wins'
export { WinService } from '#games/wins/service'
