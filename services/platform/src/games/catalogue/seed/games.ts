import { hashText, randomFrom, type Random } from '@site/art'
import type { CatalogueTables } from '#games/catalogue/tables'
import { namer, type Kind } from './names.ts'
import { EXAMPLE_VENDORS, type ExampleVendor } from './vendors.ts'

/** Far above what an operator's own list may use, so that the two never meet. */
const FIRST_NODE = 8_800_100_000n
const NODE_STEP = 7n
const HOT_GAMES = 60

const PLACE: Record<Kind, { gameType: string; classify: string; fresh: readonly string[] }> = {
  SM: {
    gameType: 'RNG',
    classify: 'SM',
    fresh: ['Video', 'Video', 'Classic', 'Cluster', 'HoldAndSpin', 'FeatureBuy'],
  },
  CRASH: { gameType: 'RNG', classify: 'Crash', fresh: ['Crash'] },
  BG: { gameType: 'RNG', classify: 'BG', fresh: ['Bingo', 'Keno'] },
  JP: { gameType: 'RNG', classify: 'JP', fresh: ['Jackpot', 'DailyDrop'] },
  TB: { gameType: 'RNG', classify: 'TB', fresh: ['Table', 'Instant'] },
  FISH: { gameType: 'FISH', classify: 'FISH', fresh: ['Arcade'] },
  PVP: { gameType: 'PVP', classify: 'PVP', fresh: ['Card', 'Board'] },
  LIVE: { gameType: 'LIVE', classify: 'LIVE', fresh: ['Dealer', 'Show'] },
  POKER: { gameType: 'POKER', classify: 'POKER', fresh: ['Ring', 'Tournament'] },
  SPORTS: { gameType: 'SPORTS', classify: 'SPORTS', fresh: ['Sportsbook', 'Virtual'] },
  ESPORTS: { gameType: 'SPORTS', classify: 'ESPORTS', fresh: ['Esports'] },
  COCKFIGHT: { gameType: 'SPORTS', classify: 'COCKFIGHT', fresh: ['Cockfight'] },
  LOTT: { gameType: 'LOTT', classify: 'LOTT', fresh: ['Draw'] },
  ELOTT: { gameType: 'ELOTT', classify: 'ELOTT', fresh: ['Fast'] },
}
const MIN_BETS = ['0.10', '0.20', '0.25', '0.50', '1.00', '2.00', '5.00', '10.00', '20.00', '50.00']
const LINES = [1, 5, 9, 10, 20, 25, 30, 40, 50, 243, 1024]
const WITH_LINES: readonly Kind[] = ['SM', 'JP']
const WITH_RETURN: readonly Kind[] = ['SM', 'JP', 'CRASH', 'BG', 'TB', 'FISH']
const NO_TRIAL: readonly Kind[] = ['LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'PVP', 'POKER']

export type GameRow = CatalogueTables['games']

function details(
  kind: Kind,
  r: Random,
): Pick<
  GameRow,
  | 'support_play'
  | 'freeplay'
  | 'is_new'
  | 'popularity'
  | 'min_bet'
  | 'min_line'
  | 'rtp'
  | 'lotto_mode'
  | 'room_id'
  | 'is_game_h5'
> {
  const trial = !NO_TRIAL.includes(kind) && r.chance(0.8)
  return {
    support_play: trial && r.chance(0.85) ? 0 : 1,
    freeplay: trial ? 1 : 0,
    is_new: r.chance(0.09),
    // A few are played by most members, most by few.
    popularity: Math.floor(100_000 * r.next() ** 4) + r.whole(1, 900),
    min_bet: r.pick(MIN_BETS),
    min_line: WITH_LINES.includes(kind) ? r.pick(LINES) : 0,
    rtp: WITH_RETURN.includes(kind) ? r.between(93.5, 98.4).toFixed(2) : null,
    lotto_mode:
      kind === 'LOTT'
        ? r.pick(['Traditional', 'Traditional,Entertainment'])
        : kind === 'ELOTT'
          ? 'Entertainment'
          : null,
    room_id: kind === 'LIVE' ? `T${r.whole(100, 999)}` : null,
    is_game_h5: true,
  }
}

function codeOf(en: string): string {
  const plain = en
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 ]/g, '')
    .trim()
    .toLowerCase()
    .replace(/ +/g, '-')
  return plain.length <= 48 ? plain : `${plain.slice(0, 40)}-${hashText(plain).toString(36)}`
}

function merchantsOf(vendor: ExampleVendor): string[] {
  return vendor.coral ? ['lotus', 'coral'] : ['lotus']
}

/** The rows of the example games, always the same. */
export function exampleGames(): GameRow[] {
  const nameOf = namer()
  const rows: GameRow[] = []
  for (const vendor of EXAMPLE_VENDORS) {
    const r = randomFrom(`games:${vendor.code}`)
    for (const [key, count] of Object.entries(vendor.games)) {
      // reason: the keys of a vendor's games are kinds; Object.entries forgets that
      const kind = key as Kind
      for (let i = 0; i < count; i += 1) {
        const { en, th, theme } = nameOf(r, kind)
        const place = PLACE[kind]
        const node = FIRST_NODE + BigInt(rows.length) * NODE_STEP
        rows.push({
          node_id: node,
          vendor: vendor.code,
          game_type: place.gameType,
          game_classify: place.classify,
          game_classify_new: r.pick(place.fresh),
          names: { EN: en, TY: th },
          game_id: `${vendor.code.toLowerCase()}-${codeOf(en)}`.slice(0, 64),
          game_code: codeOf(en),
          hot_rank: null,
          art_theme: theme,
          merchants: merchantsOf(vendor),
          ...details(kind, r),
        })
      }
    }
  }
  return withHot(rows)
}

const HOT_OF_ONE_VENDOR = 6
const HOT_OF_ONE_THEME = 2

/** The most played games are hot, few of one provider and one theme, so that the first screen is varied. */
function withHot(rows: GameRow[]): GameRow[] {
  const taken = new Map<string, number>()
  const count = (key: string): number => taken.get(key) ?? 0
  let rank = 0
  for (const row of [...rows].sort((a, b) => b.popularity - a.popularity)) {
    const theme = `theme ${row.art_theme}`
    const full = count(row.vendor) >= HOT_OF_ONE_VENDOR || count(theme) >= HOT_OF_ONE_THEME
    if (rank >= HOT_GAMES || full || row.game_type === 'LOTT' || row.game_type === 'ELOTT') continue
    taken.set(row.vendor, count(row.vendor) + 1)
    taken.set(theme, count(theme) + 1)
    rank += 1
    row.hot_rank = rank
  }
  return rows
}
