import type { LanguageCode } from '@site/shared-api/contract/constants'

const NAMES: Record<string, Record<LanguageCode, string>> = {
  HOT: { EN: 'Hot', TY: 'ยอดนิยม' },
  LIVE: { EN: 'Live casino', TY: 'คาสิโนสด' },
  SLOT: { EN: 'Slots', TY: 'สล็อต' },
  CRASH: { EN: 'Crash', TY: 'เกมแครช' },
  FISH: { EN: 'Fishing', TY: 'ยิงปลา' },
  PVP: { EN: 'PVP', TY: 'ดวลผู้เล่น' },
  POKER: { EN: 'Poker', TY: 'โป๊กเกอร์' },
  SPORTS: { EN: 'Sports', TY: 'กีฬา' },
  RNG: { EN: 'RNG games', TY: 'เกม RNG' },
  BINGO: { EN: 'Bingo', TY: 'บิงโก' },
  JACKPOT: { EN: 'Jackpots', TY: 'แจ็กพอต' },
  INHOUSE: { EN: 'In-house', TY: 'เกมของเรา' },
  JL: { EN: 'JILI', TY: 'JILI' },
  RTG: { EN: 'RTG', TY: 'RTG' },
  ESPORTS: { EN: 'E-sports', TY: 'อีสปอร์ต' },
  COCKFIGHT: { EN: 'Cockfight', TY: 'ไก่ชน' },
  LOTT: { EN: 'Lottery', TY: 'หวย' },
  ELOTT: { EN: 'E-lottery', TY: 'หวยออนไลน์' },
}

/** A category's name in the language of the call; a key without a name is shown as it is. */
export function categoryName(key: string, language: LanguageCode): string {
  return NAMES[key]?.[language] ?? key
}
