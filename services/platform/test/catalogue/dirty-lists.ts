/** Two lists as suppliers send them, always the same for the same count; each knows what is in it. */
export interface DirtyList {
  bytes: Buffer
  /** Rows that are games once the operator has said what their words mean. */
  games: number
  /** Rows with an error that no mapping mends. */
  bad: number
  /** Rows of a category that is to be left out. */
  leftOut: number
  /** Rows of an unknown category, rows without one, rows without an id. */
  unknown: number
  unsorted: number
  nameless: number
  /** Rows with an id that another game has in the catalogue. */
  clashes: number
}

const encode1252 = (text: string): Buffer =>
  Buffer.from([...text].map((sign) => SIGNS[sign] ?? sign.charCodeAt(0)))
const SIGNS: Readonly<Record<string, number>> = { '“': 0x93, '”': 0x94, '–': 0x96, '’': 0x92, '™': 0x99 }

const OF_BYTE = new Map(
  Object.entries({ ...SIGNS, '€': 0x80, '„': 0x84, œ: 0x9c }).map(([sign, byte]) => [byte, sign]),
)

/** A game of both lists: the same provider and name, whatever else. */
const nameOf = (i: number): string => `Café “Amber” – Night ${i}™`
const studioOf = (i: number, [jade, tide]: readonly [string, string]): string =>
  [jade, tide, 'Fenwick & Roe', 'Café Royale'][i % 4] ?? ''

/** The first list: Windows-1252, semicolons, ids from a spreadsheet, providers under trade names. */
export function northList(rows: number, taken: readonly string[]): DirtyList {
  const lines = ['Game ID;Game Title;Studio;Category;RTP;Launch']
  const list = { games: 0, bad: 0, leftOut: 0, unknown: 0, unsorted: 0, nameless: 0, clashes: 0 }
  for (let i = 0; i < rows; i += 1) {
    let [id, studio, category, rtp] = [
      `${300_000 + i}`,
      studioOf(i, ['Jade Lantern Casino', 'RISING TIDE GAMING LTD']),
      ['Slots', 'Video Slot', 'Slots, New', 'Live Casino'][i % 4] ?? '',
      ['96,5%', '0.9512', '', 'N/A'][i % 4] ?? '',
    ]
    if (i % 60 === 23) [rtp, list.bad] = ['19x5', list.bad + 1]
    else if (i % 70 === 31) [id, list.bad] = ['1.2E+12', list.bad + 1]
    else if (i % 80 === 37) [studio, list.bad] = ['', list.bad + 1]
    else if (i % 90 === 41) {
      id = taken[list.clashes] ?? ''
      list.clashes += 1
    } else if (i % 50 === 13) [category, list.leftOut] = ['Virtual Horses', list.leftOut + 1]
    else {
      list.games += 1
      if (i % 50 === 7) [category, list.unknown] = ['Premium Reels', list.unknown + 1]
      else if (i % 50 === 19) [category, list.unsorted] = ['', list.unsorted + 1]
      else if (i % 40 === 11) [id, list.nameless] = ['', list.nameless + 1]
    }
    lines.push(`${id};"${nameOf(i)}";${studio};${category};${rtp};play/${i}`)
  }
  return { ...list, bytes: encode1252(lines.join('\r\n')) }
}

/** UTF-8 that a program took for Windows-1252. */
const twice = (text: string): string =>
  [...Buffer.from(text).toString('latin1')].map((sign) => OF_BYTE.get(sign.charCodeAt(0)) ?? sign).join('')

/** The second list: UTF-8 with lines of an older program and names that were encoded twice; its first games are those of the first. */
export function southList(rows: number): DirtyList {
  const lines: Buffer[] = [Buffer.from('code,name,provider,type\n')]
  for (let i = 0; i < rows; i += 1) {
    const text = `S-${i},"${nameOf(i)}",${studioOf(i, ['Jade Lantern', 'Rising Tide Games'])},${i % 9 === 0 ? 'fishing' : 'slots'}\n`
    lines.push(i % 7 === 3 ? encode1252(text) : Buffer.from(i % 7 === 5 ? twice(text) : text))
  }
  const none = { bad: 0, leftOut: 0, unknown: 0, unsorted: 0, nameless: 0, clashes: 0 }
  return { ...none, games: rows, bytes: Buffer.concat(lines) }
}
