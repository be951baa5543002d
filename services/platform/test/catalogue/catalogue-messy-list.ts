/** A list as operators find them in the world, always the same for the same count; it holds no errors. */
export interface MessyList {
  csv: string
  /** Games that stand in it once duplicates are merged. */
  games: number
  repeated: number
  /** Providers once their spellings are united. */
  providers: number
  newProviders: number
}

/** The first three stand in the example catalogue. */
const PROVIDERS: readonly (readonly string[])[] = [
  ['Jade Lantern', 'JADE-LANTERN', ' jade lantern ltd', 'JadeLantern', 'JL'],
  ['Rising Tide Games', 'RISING TIDE GAMES', 'rising_tide_games'],
  ['Lantern Live', 'lantern  live', 'LanternLive Co.'],
  ['Sable & Thorn', 'SABLE &amp; THORN', 'sable&thorn', 'Sable & Thorn Limited'],
  ['ค่ายบัวทอง', ' ค่ายบัวทอง', 'ค่าย\u200bบัวทอง'],
  ['Crème Royale', 'Cre\u0300me Royale', 'CRÈME ROYALE'],
]
const FIRST_NEW = 3
const CATEGORIES = [
  'slots',
  'Slot',
  'สล็อต',
  'SM',
  'Video Slot',
  'ยิงปลา',
  'Fishing',
  'Live Casino',
  'คาสิโนสด',
  'E-Sports',
  'ไก่ชน',
  'Lottery',
  'crash game',
  'BINGO',
  'Jackpots',
  'Poker',
]
const WORDS = [
  'Amber',
  'Harbour',
  'Cinder',
  'Lotus',
  'Quill',
  'Mango',
  'Thunder',
  'Velvet',
  'Saffron',
  'Orbit',
  'Willow',
  'Garnet',
]
const THAI = ['มังกร', 'ดอกบัว', 'พายุ', 'ทองคำ', 'จันทรา', 'ราชสีห์']
const ODD = ['\u200b', '\u00a0', '&amp;', '\u0007', '  ', '\ufeff']
const REPEAT_EVERY = 40

function randomOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
}

const quoted = (cell: string): string => (/[";\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

export function messyList(rows: number): MessyList {
  const random = randomOf(7)
  const one = (list: readonly string[]): string => list[random(list.length)] ?? ''
  const lines = ['Category;RTP;ชื่อไทย;Game_ID; Provider;Title;Min. Bet;New;Pay Lines;Remarks']
  let repeated = 0
  let last = ''
  for (let i = 0; i < rows; i += 1) {
    if (i % REPEAT_EVERY === REPEAT_EVERY - 1) {
      lines.push(last)
      repeated += 1
      continue
    }
    const title = `${one(WORDS)}${one(ODD)} ${one(WORDS)} ${i % 97 === 0 ? '"The\nLong Way"' : one(WORDS)} ${i}`
    const cells = [
      one(CATEGORIES),
      one(['96.5%', '0.9512', '94,20', '', 'N/A']),
      random(3) === 0 ? '' : `${one(THAI)}${one(THAI)} ${i}`,
      i % 3 === 0 ? `G-${i}` : i % 3 === 1 ? `${700_000 + i}` : `${700_000 + i}.0`,
      one(PROVIDERS[i % PROVIDERS.length] ?? []),
      title,
      one(['฿1,000.50', '0,20', '5', '', '-', '๑๐']),
      one(['yes', '0', '', 'ใช่', 'FALSE']),
      one(['', '20', '243 ways', '๒๕']),
      one(['', 'ok', 'check; later']),
    ]
    last = cells.map(quoted).join(';')
    lines.push(last)
    if (i % 500 === 0) lines.push('', ';;;;;;;;;')
  }
  return {
    csv: `\ufeff${lines.join('\r\n')}\r\n`,
    games: rows - repeated,
    repeated,
    providers: PROVIDERS.length,
    newProviders: PROVIDERS.length - FIRST_NEW,
  }
}
