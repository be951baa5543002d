import { type Random, type ThemeName } from '@site/art'
import { CITIES, EDITIONS, ENDINGS, QUALITIES, ROOMS } from './words/common.ts'
import { DELIGHTS } from './words/delights.ts'
import { MYTHS } from './words/myths.ts'
import {
  BINGO_GAMES,
  CATCHES,
  CLIMBS,
  CRAFT,
  DRAWS,
  DUELS,
  ESPORT_FORMATS,
  ESPORTS,
  FLASH_DRAWS,
  HOUSE_TABLES,
  HUNTS,
  LIVE_TABLES,
  POKER_FORMATS,
  POKER_GAMES,
  RINGS,
  SPORT_FORMATS,
  SPORTS,
  type Playable,
} from './words/tables.ts'
import { WILDS } from './words/wilds.ts'
import type { Word } from './words/word.ts'

/** A game's name in both languages with the theme that draws it. */
export interface Naming extends Word {
  theme: ThemeName
}
export type Kind =
  | 'SM'
  | 'CRASH'
  | 'BG'
  | 'JP'
  | 'TB'
  | 'FISH'
  | 'PVP'
  | 'LIVE'
  | 'POKER'
  | 'SPORTS'
  | 'ESPORTS'
  | 'COCKFIGHT'
  | 'LOTT'
  | 'ELOTT'

const ALL = [...MYTHS, ...WILDS, ...DELIGHTS]
const word = (en: string, th: string): Word => ({ en, th })
const possessive = (en: string): string => (en.endsWith('s') ? `${en}’` : `${en}’s`)

/** Ways in which slot titles are built; each takes the words of one theme. */
const SLOT_TITLES: readonly ((r: Random, being: Word, thing: Word, place: Word, other: Word) => Word)[] = [
  (r, being) => {
    const q = r.pick(QUALITIES)
    return word(`${q.en} ${being.en}`, `${being.th}${q.th}`)
  },
  (_r, being, _t, place) => word(`${being.en} of ${place.en}`, `${being.th}แห่ง${place.th}`),
  (_r, _b, thing, place) => word(`${place.en} ${thing.en}`, `${thing.th}แห่ง${place.th}`),
  (_r, being, thing) => word(`${possessive(being.en)} ${thing.en}`, `${thing.th}ของ${being.th}`),
  (_r, being, thing) => word(`${being.en} & ${thing.en}`, `${being.th}กับ${thing.th}`),
  (r, being) => {
    const e = r.pick(ENDINGS)
    return word(`${being.en} ${e.en}`, `${being.th}${e.th}`)
  },
  (r, _b, thing) => {
    const q = r.pick(QUALITIES)
    const e = r.pick(EDITIONS)
    return word(`${q.en} ${thing.en} ${e.en}`, `${thing.th}${q.th} ${e.th}`)
  },
  (r, _b, _t, place) => {
    const e = r.pick(ENDINGS)
    return word(`${place.en} ${e.en}`, `${place.th}${e.th}`)
  },
  (r, _b, thing) => {
    const q = r.pick(QUALITIES)
    return word(`${q.en} ${thing.en}`, `${thing.th}${q.th}`)
  },
  (r, being, thing, place) => {
    const q = r.pick(QUALITIES)
    return word(
      `${q.en} ${being.en}: ${thing.en} of ${place.en}`,
      `${being.th}${q.th}: ${thing.th}แห่ง${place.th}`,
    )
  },
  (r, being) => {
    const e = r.pick(EDITIONS)
    return word(`${being.en} ${e.en}`, `${being.th} ${e.th}`)
  },
]

/** One title in this many is a legend that no tile can show whole. */
const LEGEND_SHARE = 0.02

function slot(r: Random): Naming {
  const { theme, beings, things, places } = r.pick(ALL)
  const [being, thing, place] = [r.pick(beings), r.pick(things), r.pick(places)]
  if (r.chance(LEGEND_SHARE)) {
    const q = r.pick(QUALITIES)
    const other = r.pick(things)
    return {
      theme,
      en: `The Most Unlikely Legend of the ${q.en} ${being.en} and the Lost ${other.en} of ${place.en}`,
      th: `ตำนานเหลือเชื่อของ${being.th}${q.th}กับ${other.th}ที่สาบสูญแห่ง${place.th}`,
    }
  }
  return { theme, ...r.pick(SLOT_TITLES)(r, being, thing, place, r.pick(things)) }
}

const after = (r: Random, list: readonly Playable[], more: readonly Word[], join = ' '): Naming => {
  const [one, two] = [r.pick(list), r.pick(more)]
  return { theme: one.theme, en: `${one.en}${join}${two.en}`, th: `${one.th}${join}${two.th}` }
}
const before = (r: Random, list: readonly Playable[], rooms: readonly Word[]): Naming => {
  const [one, room] = [r.pick(list), r.pick(rooms)]
  return { theme: one.theme, en: `${room.en} ${one.en}`, th: `${one.th} ${room.th}` }
}

const NAMERS: Record<Kind, (r: Random) => Naming> = {
  SM: slot,
  CRASH: (r) => (r.chance(0.6) ? after(r, CRAFT, CLIMBS) : qualified(r, r.pick(CRAFT))),
  BG: (r) =>
    r.chance(0.7)
      ? before(r, BINGO_GAMES, r.chance(0.5) ? CITIES : ROOMS)
      : qualified(r, r.pick(BINGO_GAMES)),
  JP: (r) => {
    const { en, th } = slot(r)
    const suffix = r.pick([
      word('Jackpot', 'แจ็กพอต'),
      word('Grand Pot', 'แกรนด์พอต'),
      word('Vault', 'คลังสมบัติ'),
      word('Daily Drop', 'แจกทุกวัน'),
    ])
    return {
      theme: r.chance(0.5) ? 'jackpot' : r.pick(['gems', 'fortuneWheel', 'prosperity', 'kingdom'] as const),
      en: `${en} ${suffix.en}`,
      th: `${th} ${suffix.th}`,
    }
  },
  TB: (r) => (r.chance(0.5) ? before(r, HOUSE_TABLES, ROOMS) : qualified(r, r.pick(HOUSE_TABLES))),
  FISH: (r) => {
    const [fish, hunt] = [r.pick(CATCHES), r.pick(HUNTS)]
    return r.chance(0.65)
      ? { theme: 'fishing', en: `${fish.en} ${hunt.en}`, th: `${hunt.th}${fish.th}` }
      : { theme: r.pick(['ocean', 'fishing'] as const), ...join(r.pick(QUALITIES), fish) }
  },
  PVP: (r) => before(r, DUELS, r.chance(0.6) ? ROOMS : CITIES),
  LIVE: (r) => before(r, LIVE_TABLES, ROOMS),
  POKER: (r) => {
    const base = r.chance(0.5)
      ? before(r, POKER_GAMES, r.chance(0.5) ? ROOMS : CITIES)
      : after(r, POKER_GAMES, POKER_FORMATS)
    return base
  },
  SPORTS: (r) => after(r, SPORTS, SPORT_FORMATS),
  ESPORTS: (r) => after(r, ESPORTS, ESPORT_FORMATS, ': '),
  COCKFIGHT: (r) => {
    const [city, ring] = [r.pick(CITIES), r.pick(RINGS)]
    return { theme: 'cockfight', en: `${city.en} ${ring.en}`, th: `${ring.th}${city.th}` }
  },
  LOTT: (r) => {
    const [city, draw] = [r.pick(CITIES), r.pick(DRAWS)]
    return { theme: 'lottery', en: `${city.en} ${draw.en}`, th: `${draw.th}${city.th}` }
  },
  ELOTT: (r) => {
    const [draw, q] = [r.pick(FLASH_DRAWS), r.pick(r.chance(0.5) ? CITIES : QUALITIES)]
    return { theme: r.chance(0.3) ? 'bingo' : 'lottery', en: `${q.en} ${draw.en}`, th: `${draw.th} ${q.th}` }
  },
}

function join(quality: Word, noun: Word): Word {
  return word(`${quality.en} ${noun.en}`, `${noun.th}${quality.th}`)
}
function qualified(r: Random, noun: Playable): Naming {
  return { theme: noun.theme, ...join(r.pick(QUALITIES), noun) }
}

const TRIES = 60

/** Makes names of a kind that no earlier call gave out, in either language. */
export function namer(): (r: Random, kind: Kind) => Naming {
  const taken = new Set<string>()
  const free = (name: Naming): boolean => !taken.has(name.en.toLowerCase()) && !taken.has(name.th)
  return (r, kind) => {
    for (let i = 0; i < TRIES * 4; i += 1) {
      const base = NAMERS[kind](r)
      const edition = r.pick(EDITIONS)
      const name =
        i < TRIES ? base : { ...base, en: `${base.en} ${edition.en}`, th: `${base.th} ${edition.th}` }
      if (!free(name) || /(\b\S+\b) \1/i.test(name.en)) continue
      taken.add(name.en.toLowerCase())
      taken.add(name.th)
      return name
    }
    throw new Error(`The words for ${kind} are used up`)
  }
}
