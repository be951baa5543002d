import type { LanguageCode } from '@site/shared-api/contract/constants'

const NAMES: Record<string, Record<LanguageCode, string>> = {
  SM: { EN: 'Slots', TY: 'สล็อต' },
  CRASH: { EN: 'Crash', TY: 'เกมแครช' },
  BG: { EN: 'Bingo', TY: 'บิงโก' },
  JP: { EN: 'Jackpots', TY: 'แจ็กพอต' },
  TB: { EN: 'Table games', TY: 'เกมโต๊ะ' },
  RNG: { EN: 'Other games', TY: 'เกมอื่น ๆ' },
  VIDEO: { EN: 'Video', TY: 'วิดีโอสล็อต' },
  CLASSIC: { EN: 'Classic', TY: 'คลาสสิก' },
  CLUSTER: { EN: 'Cluster', TY: 'คลัสเตอร์' },
  HOLDANDSPIN: { EN: 'Hold & Spin', TY: 'โฮลด์แอนด์สปิน' },
  FEATUREBUY: { EN: 'Feature buy', TY: 'ซื้อฟีเจอร์' },
  BINGO: { EN: 'Bingo', TY: 'บิงโก' },
  KENO: { EN: 'Keno', TY: 'คีโน' },
  JACKPOT: { EN: 'Jackpot', TY: 'แจ็กพอต' },
  DAILYDROP: { EN: 'Daily drop', TY: 'แจ็กพอตรายวัน' },
  TABLE: { EN: 'Table', TY: 'เกมโต๊ะ' },
  INSTANT: { EN: 'Instant', TY: 'รู้ผลทันที' },
  ARCADE: { EN: 'Arcade', TY: 'อาร์เคด' },
  CARD: { EN: 'Cards', TY: 'เกมไพ่' },
  BOARD: { EN: 'Board', TY: 'เกมกระดาน' },
  DEALER: { EN: 'Dealer tables', TY: 'โต๊ะดีลเลอร์' },
  SHOW: { EN: 'Game shows', TY: 'เกมโชว์' },
  RING: { EN: 'Cash tables', TY: 'โต๊ะเงินสด' },
  TOURNAMENT: { EN: 'Tournaments', TY: 'ทัวร์นาเมนต์' },
  SPORTSBOOK: { EN: 'Sportsbook', TY: 'แทงกีฬา' },
  VIRTUAL: { EN: 'Virtual sports', TY: 'กีฬาเสมือน' },
  SPORTS: { EN: 'Sports', TY: 'กีฬา' },
  ESPORTS: { EN: 'E-sports', TY: 'อีสปอร์ต' },
  COCKFIGHT: { EN: 'Cockfight', TY: 'ไก่ชน' },
  LIVE: { EN: 'Live casino', TY: 'คาสิโนสด' },
  FISH: { EN: 'Fishing', TY: 'ยิงปลา' },
  PVP: { EN: 'PVP', TY: 'ดวลผู้เล่น' },
  POKER: { EN: 'Poker', TY: 'โป๊กเกอร์' },
  LOTT: { EN: 'Lottery', TY: 'หวย' },
  ELOTT: { EN: 'E-lottery', TY: 'หวยออนไลน์' },
  DRAW: { EN: 'Draws', TY: 'รอบออกรางวัล' },
  FAST: { EN: 'Fast draws', TY: 'หวยเร็ว' },
}

/** A classification's name in the language of the call; an operator's own is shown as it is. */
export function classificationName(code: string, language: LanguageCode): string {
  return NAMES[code.toUpperCase()]?.[language] ?? code
}
