/** Where a game belongs: game type and classification (A4). */
export interface Kind {
  gameType: string
  classify: string
}

const TABLE: readonly (readonly [gameType: string, classify: string, spellings: string])[] = [
  [
    'RNG',
    'SM',
    'slot|slots|sm|slotgame|slotgames|videoslot|videoslots|slotmachine|rngsm|สล็อต|สล๊อต|สลอต|สล็อตเกม|เกมสล็อต',
  ],
  ['RNG', 'Crash', 'crash|crashgame|crashgames|rngcrash|แครช|เกมแครช'],
  ['RNG', 'BG', 'bg|bingo|bingogame|keno|rngbg|บิงโก|คีโน'],
  ['RNG', 'JP', 'jp|jackpot|jackpots|progressive|rngjp|แจ็กพอต|แจ็คพอต|แจ๊คพอต'],
  ['RNG', 'TB', 'tb|table|tablegame|tablegames|instant|instantgame|arcade|เกมโต๊ะ'],
  ['RNG', 'RNG', 'rng|rnggame|rnggames|other|others|egame|egames|อื่นๆ'],
  ['FISH', 'FISH', 'fish|fishing|fishinggame|fishinggames|fishgame|fishhunter|shooting|ยิงปลา|เกมยิงปลา|ตกปลา'],
  ['PVP', 'PVP', 'pvp|playervsplayer|versus|chess|boardgame|card|cardgame|cardgames|ดวล|เกมไพ่'],
  [
    'LIVE',
    'LIVE',
    'live|livecasino|livegame|livegames|casino|livedealer|คาสิโน|คาสิโนสด|ไลฟ์|ไลฟ์คาสิโน|บาคาร่า|baccarat',
  ],
  ['POKER', 'POKER', 'poker|holdem|โป๊กเกอร์|โปกเกอร์'],
  ['SPORTS', 'SPORTS', 'sport|sports|sportsbook|sportbook|sb|กีฬา|แทงบอล'],
  ['SPORTS', 'ESPORTS', 'esport|esports|อีสปอร์ต|อีสปอต'],
  ['SPORTS', 'COCKFIGHT', 'cockfight|cockfights|cockfighting|ไก่ชน|ชนไก่'],
  ['LOTT', 'LOTT', 'lott|lottery|lotto|lotteries|หวย|ลอตเตอรี่|ล็อตเตอรี่|สลาก'],
  ['ELOTT', 'ELOTT', 'elott|elottery|elotto|onlinelottery|หวยออนไลน์|ยี่กี'],
]

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')
const KINDS = new Map<string, Kind>(
  TABLE.flatMap(([gameType, classify, list]) =>
    list.split('|').map((spelling): [string, Kind] => [plain(spelling), { gameType, classify }]),
  ),
)

/** Type and classification that a category's spelling stands for. */
export function kindOf(category: string): Kind | undefined {
  return KINDS.get(plain(category))
}

const FAR = 3

/** The known spelling nearest to an unknown one, for a hint. */
export function nearestKind(category: string): string | undefined {
  const word = plain(category)
  const near = [...KINDS.keys()]
    .map((spelling) => ({ spelling, far: distance(word, spelling) }))
    .sort((a, b) => a.far - b.far)[0]
  return near && near.far < FAR ? near.spelling : undefined
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? FAR
}
