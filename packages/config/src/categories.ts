/** What a lobby category asks of the game list: its route, game type and presets (A4, LOB-21). */
export interface Category {
  readonly key: string
  readonly path: string
  readonly gameType: string
  readonly gameClassify?: string
  readonly vassalage?: string
  readonly vendorGrid?: boolean
}

export const CATEGORIES: readonly Category[] = [
  { key: 'HOT', path: '/m/hot-games', gameType: 'HOT' },
  { key: 'LIVE', path: '/m/live-games', gameType: 'LIVE' },
  { key: 'SLOT', path: '/m/slot', gameType: 'RNG', gameClassify: 'SM' },
  { key: 'CRASH', path: '/m/crash', gameType: 'RNG', gameClassify: 'Crash' },
  { key: 'FISH', path: '/m/fishing-games', gameType: 'FISH' },
  { key: 'PVP', path: '/m/pvp', gameType: 'PVP' },
  { key: 'POKER', path: '/m/poker-games', gameType: 'POKER' },
  { key: 'SPORTS', path: '/m/sport-games', gameType: 'SPORTS' },
  { key: 'RNG', path: '/m/rng-games', gameType: 'RNG' },
  { key: 'BINGO', path: '/m/bingo', gameType: 'RNG', gameClassify: 'BG' },
  { key: 'JACKPOT', path: '/m/jackpots', gameType: 'RNG', gameClassify: 'JP' },
  { key: 'INHOUSE', path: '/m/inHouse', gameType: 'RNG' },
  { key: 'JL', path: '/m/jili-games', gameType: 'RNG', vassalage: 'JL' },
  { key: 'RTG', path: '/m/rtg-games', gameType: 'RNG', vassalage: 'RTG' },
  { key: 'ESPORTS', path: '/m/esport-games', gameType: 'SPORTS', vendorGrid: true },
  { key: 'COCKFIGHT', path: '/m/cockfight', gameType: 'SPORTS', vendorGrid: true },
  { key: 'LOTT', path: '/m/lott', gameType: 'LOTT', vendorGrid: true },
  { key: 'ELOTT', path: '/m/elott', gameType: 'ELOTT', vendorGrid: true },
]

/** Every brand has it: it is no kind of game, a brand's own categories leave it out (A4). */
export const ALWAYS_OFFERED: readonly string[] = ['HOT']

/** Vendor lists that split the SPORTS type (A4). */
export const SPORT_GROUPS = {
  ESPORTS: ['AV', 'AI', 'IMES', 'TF', 'IA'],
  COCKFIGHT: ['SV3', 'DS88', 'DIG', 'WGB', 'WS168'],
} as const

/** Lists without a favourite action (A2, A6). */
export const NO_FAVOURITE_TYPES: readonly string[] = ['LOTT', 'ELOTT']
