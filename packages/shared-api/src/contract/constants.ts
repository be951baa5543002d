/** Member types (decisions: member types). */
export const MEMBER_TYPE = {
  member: 0,
  agent: 1,
  seniorAgent: 2,
  trialAgent: 3,
  trial: 4,
  demo: 40,
  subAccount: 41,
  subAccountReadOnly: 42,
} as const
export type MemberType = (typeof MEMBER_TYPE)[keyof typeof MEMBER_TYPE]

const NOT_AGENTS: readonly number[] = [0, 4, 40]
const REAL_PLAYERS: readonly number[] = [0, 1, 2]
const SUB_ACCOUNTS: readonly number[] = [41, 42]
const NO_CONTRACTS: readonly number[] = [4, 40, 41, 42]

/** A member who runs an affiliate business (A6: type not 0, 4, 40). */
export function isAgent(type: number): boolean {
  return !NOT_AGENTS.includes(type)
}
/** A member who plays with play money only (A5: type not 0, 1, 2). */
export function isFreePlay(type: number): boolean {
  return !REAL_PLAYERS.includes(type)
}
/** A sub-account of an agent, refused at the members' login (B6). */
export function isSubAccount(type: number): boolean {
  return SUB_ACCOUNTS.includes(type)
}
/** Whether pending contract requests are fetched (B4: type not 4, 40, 41, 42). */
export function hasContracts(type: number): boolean {
  return !NO_CONTRACTS.includes(type)
}

/** Data types of game lists (A3); the lowercase spellings of a URL are normalised to these. */
export const DATA_TYPES = ['ALL', 'NEW', 'HOT', 'FAV', 'RECENT', 'SEARCH'] as const
export type DataType = (typeof DATA_TYPES)[number]

/** Gateways (B9). */
export const GATEWAY = { web: 1, mobile: 3 } as const

/** Platforms: of games, of announcements; numeric client kinds (A7, A9). */
export const PLATFORM = { games: 'html5', announcements: 'M' } as const
export const CLIENT_TYPE_MOBILE = 2
export const IS_PLATFORM_MOBILE = 2

/** Module identities that calls carry (A7, B7). */
export const MODULE_IDENTITY = {
  chat: 'CBS3',
  mail: 'MAILCEN',
  feedback: 'FEEDBACK3',
  trial: 'FREEPLAY',
} as const

/** Content types of announcements (B9). */
export const CONTENT_TYPE = {
  agent: 'A',
  player: 'PL',
  banner: 'B',
  popup: 'PU',
  promotion: 'PR',
  hot: 'H',
} as const
export const CONTENT_TYPES = ['A', 'PL', 'B', 'PU', 'PR', 'H'] as const
export type ContentType = (typeof CONTENT_TYPES)[number]

/** Groups of banners (B3, B9). */
export const BANNER_GROUPS = [
  'm_home',
  'm_promotion',
  'm_rng',
  'm_sports',
  'm_pvp',
  'm_live',
  'm_fish',
  'm_lott',
  'm_elott',
  'm_reg',
] as const
export type BannerGroup = (typeof BANNER_GROUPS)[number]

export type { Language as LanguageCode } from '@site/config'

/** Kinds of sign-in (B3). */
export const LOGIN_TYPES = ['username', 'sms', 'firebase'] as const

/** Seconds that an encrypted body stays acceptable, before and after its `iat`. */
export const ENCRYPTED_BODY_WINDOW_SECONDS = 300
