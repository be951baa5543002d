/** What modules share at run time: the public face of this package. */
export {
  closePopup,
  goBack,
  hideLoading,
  navigate,
  openPopup,
  openRewardCentre,
  showLoading,
  showToast,
} from './actions.ts'
export { ApiError, NetworkError, SessionEndedError } from './client/errors.ts'
export type { CallOptions, Client } from './client/client.ts'
export { LoadError, type Composition, type SlotComponent } from './composition/composition.ts'
export { Link, routeExists } from './composition/link.tsx'
export { LoadFailed } from './composition/load-failed.tsx'
export { PlaceBoundary } from './composition/place-boundary.tsx'
export { routeOf } from './composition/routes.ts'
export { Slot, slotsOf } from './composition/slot.tsx'
export { usePart } from './composition/use-part.ts'
export { hasContracts, isAgent, isFreePlay } from './contract/constants.ts'
export { affiliateCodeQuery } from './endpoints/affiliate.api.ts'
export {
  announcementsQuery,
  BANNER_WIDTHS,
  bannerBase,
  bannersQuery,
  greetingsQuery,
  promotionCategoriesQuery,
  type Announcement,
  type AnnouncementGroups,
  type PromotionCategory,
} from './endpoints/announcement.api.ts'
export { affiliateLink, forgetAffiliateLink, keepAffiliateLink } from './affiliate/affiliate-link.ts'
export { inInstalledApp, inNativeApp, registerMethod } from './device.ts'
export { noteUnread, useUnread } from './counters/unread.ts'
export { NOTHING_UNREAD, type Unread } from './counters/unread.atoms.ts'
export { contractRequestsQuery, type ContractRequests } from './endpoints/contract.api.ts'
export { chatUnreadQuery, inboxUnreadQuery } from './endpoints/counters.api.ts'
export { anchorsQuery, focusedAnchorsQuery, setFocus, type Anchor } from './endpoints/anchor.api.ts'
export { favouriteIdsQuery, noteFavourite, toggleFavourite } from './endpoints/favourites.api.ts'
export {
  favouriteGamesQuery,
  firstHotGamesQuery,
  gameDetailQuery,
  gameListQuery,
  gameMenusQuery,
  gameSearchQuery,
  homeGamesQuery,
  hotGamesQuery,
  recentGamesQuery,
  type Game,
  type GameFilter,
  type GameMenu,
  type GameTile,
  type Vendor,
} from './endpoints/game.api.ts'
export { jackpotQuery } from './endpoints/jackpot.api.ts'
export {
  drawInfoQuery,
  lotteriesQuery,
  type Draw,
  type DrawSchedule,
  type Lottery,
} from './endpoints/lottery.api.ts'
export { winnersQuery, type Winner } from './endpoints/winner.api.ts'
export { live } from './live/live-stream.ts'
export { useLive } from './live/use-live.ts'
export {
  memberInfoQuery,
  rankProgressQuery,
  type MemberInfo,
  type RankProgress,
} from './endpoints/member.api.ts'
export {
  playSummaryQuery,
  roundsQuery,
  type PlaySummary,
  type Round,
  type Rounds,
} from './endpoints/round.api.ts'
export {
  transactionsQuery,
  transferBetweenWallets,
  transfersQuery,
  walletsQuery,
  type Transactions,
  type Transfers,
  type Wallets,
} from './endpoints/wallet.api.ts'
export {
  registerSettingsQuery,
  systemStatusQuery,
  type CustomerServiceEntry,
  type RegisterField,
  type RegisterSettings,
  type ResourceLink,
} from './endpoints/system.api.ts'
export type { SiteEvent, SiteEventName, SiteEvents } from './events.ts'
export { useBrand, useFlag, useLanguage, useMemberHint, useMessages, useSession, useTheme } from './hooks.ts'
export { formatCount, formatDay, formatMoney } from './i18n/format.ts'
export { HISTORY_ENTRY, historyEntry } from './history-entry.ts'
export { imageUrl } from './image-url.ts'
export type { Translate } from './i18n/messages.ts'
export { callUrl, getPagedQuery, getQuery } from './query.ts'
export {
  changeLanguage,
  changeTheme,
  clearSession,
  currentSession,
  followSession,
  logout,
  startSession,
} from './session/session.actions.ts'
export type { SessionInfo } from './session/session-info.ts'
export { startTrial } from './session/trial.ts'
export { sessionStore, storage } from './session/storage.ts'
export { whenIdle } from './when-idle.ts'
export { SiteRoot } from './site-root.tsx'
export { site, startSite, type Site } from './site.ts'
export { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
export { useQuery } from './use-query.ts'
