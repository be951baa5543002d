/** What a lobby category asks of the game list: game type and presets (A4, LOB-21). Its page is a route of module.json. */
export interface Category {
  readonly key: string
  readonly gameType: string
  readonly gameClassify?: string
  readonly vassalage?: string
}

export const CATEGORIES: readonly Category[] = [
  { key: 'HOT', gameType: 'HOT' },
  { key: 'LIVE', gameType: 'LIVE' },
  { key: 'SLOT', gameType: 'RNG', gameClassify: 'SM' },
  { key: 'CRASH', gameType: 'RNG', gameClassify: 'Crash' },
  { key: 'FISH', gameType: 'FISH' },
  { key: 'PVP', gameType: 'PVP' },
  { key: 'POKER', gameType: 'POKER' },
  { key: 'SPORTS', gameType: 'SPORTS' },
  { key: 'RNG', gameType: 'RNG' },
  { key: 'BINGO', gameType: 'RNG', gameClassify: 'BG' },
  { key: 'JACKPOT', gameType: 'RNG', gameClassify: 'JP' },
  { key: 'INHOUSE', gameType: 'RNG' },
  { key: 'JL', gameType: 'RNG', vassalage: 'JL' },
  { key: 'RTG', gameType: 'RNG', vassalage: 'RTG' },
  { key: 'ESPORTS', gameType: 'SPORTS' },
  { key: 'COCKFIGHT', gameType: 'SPORTS' },
  { key: 'LOTT', gameType: 'LOTT' },
  { key: 'ELOTT', gameType: 'ELOTT' },
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
