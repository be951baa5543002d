import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { root } from '@site/tools/root'

const FIRST = ['Amber', 'Brave', 'Crimson', 'Dawn', 'Ember', 'Frost', 'Golden', 'Hidden', 'Ivory', 'Jade']
const SECOND = ['Arrow', 'Bloom', 'Crown', 'Delta', 'Echo', 'Falcon', 'Garden', 'Harbour', 'Island', 'Jungle']
const FIRST_TH = ['อำพัน', 'กล้าหาญ', 'สีชาด', 'รุ่งอรุณ', 'ถ่านไฟ', 'น้ำค้าง', 'ทองคำ', 'ลี้ลับ', 'งาช้าง', 'หยก']
const SECOND_TH = ['ลูกศร', 'ดอกไม้', 'มงกุฎ', 'สามเหลี่ยม', 'เสียงสะท้อน', 'เหยี่ยว', 'สวน', 'ท่าเรือ', 'เกาะ', 'ป่า']
/** Providers of the examples and as many new ones that the panel overflows. */
const PROVIDERS = [
  'JL',
  'RTG',
  'KIT',
  'NWD',
  ...Array.from({ length: 36 }, (_, index) => `Tower ${index + 1}`),
]
const FIRST_ID = 5_000_000_000
const BETS = ['0.10', '0.50', '1.00', '5.00', '20.00']
const LINES = [1, 10, 25, 50, 243]

/** Name of the game in place `index` of the list, most popular first. */
export function bigGameName(index: number): string {
  return `${FIRST[index % 10] ?? ''} ${SECOND[Math.floor(index / 10) % 10] ?? ''} ${index + 1}`
}

function line(index: number, count: number): string {
  const thai = `${FIRST_TH[index % 10] ?? ''}${SECOND_TH[Math.floor(index / 10) % 10] ?? ''} ${index + 1}`
  return [
    FIRST_ID + index,
    bigGameName(index),
    thai,
    PROVIDERS[index % PROVIDERS.length],
    'slots',
    BETS[index % BETS.length],
    LINES[index % LINES.length],
    200_000 + count - index,
    index % 2,
  ].join(',')
}

/**
 * Fills a site's catalogue with `count` more slot games of brand lotus through the operators' own import. For `prepare` of
 * `startOwnSite`, or before a site is started on the folder: the games lead `/m/slot` in the order of `bigGameName`.
 */
export function fillCatalogue(dataDir: string, count = 10_000): void {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
  const file = join(folder, 'games.csv')
  const head = 'nodeId,nameEn,nameTh,vendor,category,minBet,minLine,popularity,freeplay'
  const lines = Array.from({ length: count }, (_, index) => line(index, count))
  writeFileSync(file, [head, ...lines].join('\n'))
  const runner = join(root, 'tools', 'run.mjs')
  execFileSync(
    process.execPath,
    [runner, 'catalogue', 'import', file, '--brand', 'lotus', '--format', 'csv', '--data-dir', dataDir],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  rmSync(folder, { recursive: true })
}

const PICTURE = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')

/** Answers every game's picture with one pixel: drawing ten thousand of them would be measured, not the list. */
export async function onePicture(context: BrowserContext): Promise<void> {
  await context.route('**/img/game/**', (route) =>
    route.fulfill({ contentType: 'image/webp', body: PICTURE }),
  )
}
