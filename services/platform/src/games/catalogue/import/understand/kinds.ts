import { GAME_KINDS, type GameKind } from '@site/shared-api/contract/import-settings'
import { distance } from './distance.ts'

/** Where a game belongs: game type and classification (A4). */
export interface Kind {
  gameType: string
  classify: string
}

const FAR = 3

const TABLE: Readonly<Record<GameKind, readonly [gameType: string, classify: string, spellings: string]>> = {
  slots: [
    'RNG',
    'SM',
    'slot|slots|sm|slotgame|slotgames|videoslot|videoslots|slotmachine|rngsm|สล็อต|สล๊อต|สลอต|สล็อตเกม|เกมสล็อต',
  ],
  crash: ['RNG', 'Crash', 'crash|crashgame|crashgames|rngcrash|แครช|เกมแครช'],
  bingo: ['RNG', 'BG', 'bg|bingo|bingogame|keno|rngbg|บิงโก|คีโน'],
  jackpot: ['RNG', 'JP', 'jp|jackpot|jackpots|progressive|rngjp|แจ็กพอต|แจ็คพอต|แจ๊คพอต'],
  table: ['RNG', 'TB', 'tb|table|tablegame|tablegames|instant|instantgame|arcade|เกมโต๊ะ'],
  rng: ['RNG', 'RNG', 'rng|rnggame|rnggames|other|others|egame|egames|อื่นๆ'],
  fishing: [
    'FISH',
    'FISH',
    'fish|fishing|fishinggame|fishinggames|fishgame|fishhunter|shooting|ยิงปลา|เกมยิงปลา|ตกปลา',
  ],
  pvp: ['PVP', 'PVP', 'pvp|playervsplayer|versus|chess|boardgame|card|cardgame|cardgames|ดวล|เกมไพ่'],
  live: [
    'LIVE',
    'LIVE',
    'live|livecasino|livegame|livegames|casino|livedealer|คาสิโน|คาสิโนสด|ไลฟ์|ไลฟ์คาสิโน|บาคาร่า|baccarat',
  ],
  poker: ['POKER', 'POKER', 'poker|holdem|โป๊กเกอร์|โปกเกอร์'],
  sports: ['SPORTS', 'SPORTS', 'sport|sports|sportsbook|sportbook|sb|กีฬา|แทงบอล'],
  esports: ['SPORTS', 'ESPORTS', 'esport|esports|อีสปอร์ต|อีสปอต'],
  cockfight: ['SPORTS', 'COCKFIGHT', 'cockfight|cockfights|cockfighting|ไก่ชน|ชนไก่'],
  lottery: ['LOTT', 'LOTT', 'lott|lottery|lotto|lotteries|หวย|ลอตเตอรี่|ล็อตเตอรี่|สลาก'],
  elottery: ['ELOTT', 'ELOTT', 'elott|elottery|elotto|onlinelottery|หวยออนไลน์|ยี่กี'],
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')
const WORDS = new Map<string, GameKind>(
  GAME_KINDS.flatMap((kind) =>
    TABLE[kind][2].split('|').map((word): [string, GameKind] => [plain(word), kind]),
  ),
)

/** Type and classification of a kind. */
export function placeOf(kind: GameKind): Kind {
  const [gameType, classify] = TABLE[kind]
  return { gameType, classify }
}

/** What parts of a cell stand between: lists put several words into one. */
const BETWEEN = /[,;|/>()[\]&+]/

/** The kind that a category's spelling means; of several words in one cell the first that is known. */
export function kindOf(category: string): GameKind | undefined {
  const whole = WORDS.get(plain(category))
  if (whole !== undefined || !BETWEEN.test(category)) return whole
  for (const part of category.split(BETWEEN)) {
    const kind = WORDS.get(plain(part))
    if (kind !== undefined) return kind
  }
  return undefined
}

/** The known spelling nearest to an unknown one, for a hint, and its kind. */
export function nearestKind(category: string): { word: string; kind: GameKind } | undefined {
  const typed = plain(category)
  const near = [...WORDS]
    .map(([word, kind]) => ({ word, kind, far: distance(typed, word) }))
    .sort((a, b) => a.far - b.far)[0]
  return near && near.far < FAR ? { word: near.word, kind: near.kind } : undefined
}
