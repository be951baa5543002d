import type { Studio } from '@site/art'
import type { Kind } from './names.ts'

/** A provider of the example catalogue: invented name and hand, and how many games of which kind it makes. */
export interface ExampleVendor {
  code: string
  en: string
  th: string
  colour: string
  studio: Studio
  games: Partial<Record<Kind, number>>
  hot?: true
  /** Offered by the brand coral as well. */
  coral?: true
}

const vendor = (
  code: string,
  en: string,
  th: string,
  colour: string,
  studio: Studio,
  games: ExampleVendor['games'],
  more: { hot?: true; coral?: true } = {},
): ExampleVendor => ({ code, en, th, colour, studio, games, ...more })
const HOT = { hot: true } as const
const CORAL = { coral: true } as const
const BOTH = { hot: true, coral: true } as const

/** 48 providers and 2,400 games; the codes that A4 names are among them. */
export const EXAMPLE_VENDORS: readonly ExampleVendor[] = [
  vendor('JL', 'Jade Lantern', 'โคมหยก', '#12886b', 'gilded', { SM: 111, CRASH: 8, BG: 6, FISH: 14 }, BOTH),
  vendor('RTG', 'Rising Tide Games', 'ไรซิ่งไทด์', '#1f6fd6', 'lush', { SM: 98, JP: 12, TB: 8 }, HOT),
  vendor('SBX', 'House Originals', 'เกมต้นตำรับ', '#b8316e', 'dusk', { CRASH: 6, SM: 14, TB: 8, BG: 2 }, BOTH),
  vendor('KIT', 'Kite & Quill', 'ไคต์แอนด์ควิล', '#c2562d', 'lush', { SM: 83, CRASH: 4 }, BOTH),
  vendor('MRG', 'Marigold Works', 'แมริโกลด์เวิร์กส์', '#d08a12', 'gilded', { SM: 81 }, CORAL),
  vendor('NWD', 'Northwind Studio', 'นอร์ทวินด์สตูดิโอ', '#3a6ea5', 'noir', { SM: 79 }, CORAL),
  vendor('PPR', 'Paper Moon Play', 'เปเปอร์มูนเพลย์', '#8a63c9', 'dusk', { SM: 77 }),
  vendor('OBS', 'Obsidian Fox', 'ออบซิเดียนฟ็อกซ์', '#4a4f66', 'noir', { SM: 75 }, HOT),
  vendor('SLK', 'Silk Road Reels', 'ซิลค์โรดรีลส์', '#a8452f', 'gilded', { SM: 75 }),
  vendor('COP', 'Copper Canyon', 'คอปเปอร์แคนยอน', '#b5652b', 'dusk', { SM: 73 }, CORAL),
  vendor('VLV', 'Velvet Comet', 'เวลเวตคอเมต', '#7b2ff0', 'neon', { SM: 73, CRASH: 8 }, CORAL),
  vendor('TEA', 'Teak & Gold', 'ทีกแอนด์โกลด์', '#7a4f2a', 'gilded', { SM: 71 }),
  vendor('ORC', 'Orchid Engine', 'ออร์คิดเอนจิน', '#c0397f', 'lush', { SM: 71 }, HOT),
  vendor('BRL', 'Brass Lion', 'บราสไลออน', '#b08a1e', 'lush', { SM: 69, JP: 8 }),
  vendor('MNK', 'Moonkite', 'มูนไคต์', '#3f51b5', 'dusk', { SM: 69 }, CORAL),
  vendor('GLD', 'Gilded Gecko', 'กิลเดดเก็คโค', '#4c9a2a', 'gilded', { SM: 67 }),
  vendor('SUG', 'Sugarhive', 'ชูการ์ไฮฟ์', '#e0559b', 'candy', { SM: 67 }, BOTH),
  vendor('POL', 'Polar Pixel', 'โพลาร์พิกเซล', '#1aa6c4', 'neon', { SM: 65, CRASH: 8 }),
  vendor('CRC', 'Carousel Nine', 'แครูเซลไนน์', '#d1495b', 'candy', { SM: 65 }),
  vendor('EMB', 'Emberwick', 'เอ็มเบอร์วิก', '#d9480f', 'noir', { SM: 63, FISH: 8 }, CORAL),
  vendor('ZEN', 'Zenith Loop', 'เซนิธลูป', '#6a4cff', 'neon', { CRASH: 26, TB: 8 }, BOTH),
  vendor('TRJ', 'Trajectory Lab', 'ทราเจกทอรีแล็บ', '#0e9f8e', 'neon', { CRASH: 24 }),
  vendor('BGO', 'Bluebird Bingo', 'บลูเบิร์ดบิงโก', '#2878d0', 'candy', { BG: 62 }, CORAL),
  vendor('JPK', 'Crown Vault', 'คราวน์วอลต์', '#b8860b', 'gilded', { JP: 56 }, HOT),
  vendor('FSH', 'Coral Hunters', 'นักล่าปะการัง', '#0b7f9c', 'lush', { FISH: 36 }, BOTH),
  vendor('DPS', 'Deep Sixteen', 'ดีปซิกซ์ทีน', '#0a4f8a', 'noir', { FISH: 32 }, CORAL),
  vendor('TID', 'Tidal Arcade', 'ไทดัลอาร์เคด', '#159a7a', 'candy', { FISH: 28 }),
  vendor('PVA', 'Four Winds Tables', 'โฟร์วินด์สเทเบิล', '#6b8e23', 'dusk', { PVP: 46 }, HOT),
  vendor('RVL', 'Rival Room', 'ไรวัลรูม', '#a0303c', 'noir', { PVP: 42 }),
  vendor('LVC', 'Lantern Live', 'แลนเทิร์นไลฟ์', '#a3123f', 'gilded', { LIVE: 58 }, BOTH),
  vendor('GRN', 'Grand Mekong Live', 'แกรนด์แม่โขงไลฟ์', '#0f6b4f', 'lush', { LIVE: 54 }, CORAL),
  vendor('VST', 'Vista Salon', 'วิสตาซาลอน', '#5b3a8c', 'noir', { LIVE: 46 }),
  vendor('PKR', 'River & Ace', 'ริเวอร์แอนด์เอซ', '#14532d', 'noir', { POKER: 38 }, HOT),
  vendor('FLP', 'Flopside', 'ฟล็อปไซด์', '#1d4ed8', 'neon', { POKER: 30 }),
  vendor('SPT', 'Touchline', 'ทัชไลน์', '#2f855a', 'lush', { SPORTS: 40 }, BOTH),
  vendor('WKT', 'Whistle & Turf', 'วิสเซิลแอนด์เทิร์ฟ', '#9c4221', 'dusk', { SPORTS: 34 }, CORAL),
  vendor('AV', 'Avant Arena', 'อแวนต์อารีนา', '#8b2fe0', 'neon', { ESPORTS: 12 }, HOT),
  vendor('AI', 'Aeon Interactive', 'อีออนอินเทอร์แอกทีฟ', '#0891b2', 'neon', { ESPORTS: 10 }),
  vendor('IMES', 'Impulse Esports', 'อิมพัลส์อีสปอร์ต', '#dc2668', 'neon', { ESPORTS: 12 }),
  vendor('TF', 'Titan Front', 'ไททันฟรอนต์', '#b45309', 'noir', { ESPORTS: 10 }),
  vendor('IA', 'Ion Arena', 'ไอออนอารีนา', '#2563eb', 'neon', { ESPORTS: 10 }),
  vendor('SV3', 'Silver Spur', 'ซิลเวอร์สเปอร์', '#64748b', 'noir', { COCKFIGHT: 8 }, BOTH),
  vendor('DS88', 'Double Spur 88', 'ดับเบิลสเปอร์ 88', '#b91c1c', 'lush', { COCKFIGHT: 8 }, CORAL),
  vendor('DIG', 'Dawn Ring', 'ดอว์นริง', '#c2790c', 'dusk', { COCKFIGHT: 6 }),
  vendor('WGB', 'Wingbeat', 'วิงบีต', '#0f766e', 'lush', { COCKFIGHT: 6 }),
  vendor('WS168', 'West Spur 168', 'เวสต์สเปอร์ 168', '#7c2d12', 'gilded', { COCKFIGHT: 6 }, CORAL),
  vendor('TCG_LOTTO_VN', 'Mekong Draws', 'หวยแม่โขง', '#c81e1e', 'lush', { LOTT: 34, ELOTT: 14 }, HOT),
  vendor('TCG_SEA', 'South Sea Draws', 'หวยทะเลใต้', '#1e66c8', 'candy', { LOTT: 30, ELOTT: 28 }, CORAL),
]
