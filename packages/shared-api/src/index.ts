/** What modules share at run time: the public face of this package. */
export {
  closePopup,
  goBack,
  hideLoading,
  navigate,
  openPopup,
  openRewardCentre,
  rewardCentreOffered,
  showLoading,
  showToast,
} from './actions.ts'
export { ApiError, NetworkError, SessionEndedError } from './client/errors.ts'
export { pathOf } from './client/address.ts'
export { call } from './client/call.ts'
export { LoadError, type Composition, type SlotComponent } from './composition/composition.ts'
export { Link, routeExists } from './composition/link.tsx'
export { LoadFailed } from './composition/load-failed.tsx'
export { PlaceBoundary } from './composition/place-boundary.tsx'
export { PopupLink } from './composition/popup-link.tsx'
export { popupExists, popupOf } from './composition/popups.ts'
export { routeOf } from './composition/routes.ts'
export { Slot, slotsOf } from './composition/slot.tsx'
export { useHydrated } from './composition/use-hydrated.ts'
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
  type PromotionCategory,
} from './endpoints/announcement.api.ts'
export { EntryLink } from './entries/entry-link.tsx'
export { useEntries, type Entry } from './entries/use-entries.ts'
export { affiliateLink, forgetAffiliateLink, keepAffiliateLink } from './affiliate/affiliate-link.ts'
export { inInstalledApp, inNativeApp, registerMethod } from './device.ts'
export { setCounter, useCounter, useCounters } from './counters/counters.ts'
export { contractRequestsQuery, type ContractRequests } from './endpoints/contract.api.ts'
export { chatUnreadQuery, inboxUnreadQuery } from './endpoints/counters.api.ts'
export { gameMenusQuery, type GameMenu } from './endpoints/menus.api.ts'
export { live } from './live/live-stream.ts'
export { useLive } from './live/use-live.ts'
export { walletsQuery, type Wallets } from './endpoints/wallet.api.ts'
export { favouriteIdsQuery, noteFavourite, toggleFavourite } from './endpoints/favourites.api.ts'
export {
  registerSettingsQuery,
  systemStatusQuery,
  type CustomerServiceEntry,
  type ResourceLink,
} from './endpoints/system.api.ts'
export type { SiteEvent, SiteEventName, SiteEvents } from './events.ts'
export { useBrand, useFlag, useLanguage, useMemberHint, useMessages, useSession, useTheme } from './hooks.ts'
export { formatAmount, formatCount, formatDay, formatMoney } from './i18n/format.ts'
export { HISTORY_ENTRY, historyEntry } from './history-entry.ts'
export { imageUrl } from './image-url.ts'
export type { Translate } from './i18n/messages.ts'
export { answersOf, callQuery, cursorCallQuery, pagedCallQuery } from './query.ts'
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
export { canSignIn, signIn, signInAddress } from './session/sign-in.ts'
export { askSignOut, signOut } from './session/sign-out.ts'
export { startTrial } from './session/trial.ts'
export { useMember } from './session/use-member.ts'
export { sessionStore, storage } from './session/storage.ts'
export { whenIdle } from './when-idle.ts'
export { SiteRoot } from './site-root.tsx'
export { site, startSite, type Site } from './site.ts'
export { useQueryClient } from '@tanstack/react-query'
export { useInfiniteQuery, useQuery } from './use-query.ts'
