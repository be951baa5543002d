import {
  IMPORT_FIELDS,
  type ImportField,
  type ImportSettings,
} from '@site/shared-api/contract/import-settings'
import { ImportError } from '#games/catalogue/import/import-error'
import type { Findings } from '#games/catalogue/import/issue'
import type { RawRow } from './raw-list.ts'

/** How the columns of a field are called in lists of the world, English and Thai, without case, blanks and signs. */
const SPELLINGS = {
  id: 'nodeid|node|id|uid|itemid|gameno|number|no|รหัส|รหัสเกม|ไอดี|ไอดีเกม|เลขที่',
  gameId: 'gameid|providergameid|vendorgameid|externalid|extid|launchid',
  gameCode: 'gamecode|code|launchcode|slug|โค้ด|โค้ดเกม',
  name: 'gamename|name|title|gametitle|game|displayname|nodename|ชื่อ|ชื่อเกม|เกม',
  nameEn:
    'nameen|gamenameen|englishname|nameenglish|titleen|displaynameen|enname|ชื่ออังกฤษ|ชื่อภาษาอังกฤษ|ชื่อเกมอังกฤษ|ชื่อen',
  nameTh:
    'nameth|namety|gamenameth|thainame|namethai|titleth|displaynameth|thname|ชื่อไทย|ชื่อภาษาไทย|ชื่อเกมไทย|ชื่อth',
  vendor:
    'vassalage|vendor|vendorcode|provider|providercode|studio|supplier|developer|ค่าย|ค่ายเกม|ผู้ให้บริการ|ผู้พัฒนา',
  vendorName: 'vendorname|providername|studioname|ชื่อค่าย',
  category: 'gametype|category|gamecategory|type|genre|kind|หมวด|หมวดหมู่|ประเภท|ประเภทเกม|หมวดหมู่เกม',
  classify: 'gameclassify|classification|classify|subtype|subcategory|ชนิด|ประเภทย่อย',
  classifyNew: 'gameclassifynew|feature|features|classificationnew',
  minBet: 'minbet|minimumbet|minstake|betmin|minimumstake|เดิมพันขั้นต่ำ|ขั้นต่ำ|เบทขั้นต่ำ',
  minLine: 'minline|minlines|lines|paylines|ways|ไลน์|จำนวนไลน์|เส้น',
  rtp: 'rtp|returntoplayer|return|payoutrate|อัตราคืน|อัตราการจ่าย',
  isNew: 'isnew|new|newgame|ใหม่|เกมใหม่',
  hot: 'ishot|hot|featured|top|ยอดนิยม|ฮอต|เกมฮิต',
  popularity: 'popularity|score|plays|weight|rounds|ความนิยม',
  freeplay: 'freeplay|demo|trial|hasdemo|demoavailable|ทดลองเล่น|โหมดทดลอง',
  lottoMode: 'lottomode|playmode',
  h5: 'isgameh5|h5|html5|mobile|มือถือ|รองรับมือถือ',
} as const satisfies Readonly<Record<ImportField, string>>

export type Field = ImportField
export type Columns = Partial<Record<Field, string>>

/** Names of A3 that `--map` takes as well. */
const ALIASES: Record<string, Field> = {
  nodeid: 'id',
  gamename: 'name',
  displayname: 'name',
  vassalage: 'vendor',
  provider: 'vendor',
  gametype: 'category',
  gameclassify: 'classify',
  isgameh5: 'h5',
  ishot: 'hot',
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')
const KNOWN = new Map<string, Field>(
  IMPORT_FIELDS.flatMap((field) =>
    SPELLINGS[field].split('|').map((spelling): [string, Field] => [plain(spelling), field]),
  ),
)

/** The field of a name as operators write it; throws ImportError. */
export function fieldNamed(name: string): Field {
  const key = plain(name)
  const field = IMPORT_FIELDS.find((one) => plain(one) === key) ?? ALIASES[key] ?? KNOWN.get(key)
  if (field === undefined)
    throw new ImportError(`--map ${name}=…: there is no field ${name}. Fields: ${IMPORT_FIELDS.join(', ')}.`)
  return field
}

/** Which column holds which field: flags first, then known spellings; throws ImportError when a needed one is missing. */
export function columnsOf(
  headers: readonly string[],
  { columns: map, defaultCategory, ids }: Pick<ImportSettings, 'columns' | 'defaultCategory' | 'ids'>,
  findings: Findings,
): Columns {
  const columns: Columns = {}
  const used = new Set<string>()
  for (const [name, wanted] of Object.entries(map)) {
    const header =
      headers.find((one) => one === wanted) ?? headers.find((one) => plain(one) === plain(wanted))
    if (header === undefined)
      throw new ImportError(
        `--map ${name}=${wanted}: the list has no column "${wanted}". Its columns: ${headers.join(', ')}.`,
        headers,
      )
    columns[fieldNamed(name)] = header
    used.add(header)
  }
  for (const header of headers) {
    if (used.has(header) || header === '') continue
    const field = KNOWN.get(plain(header))
    if (field !== undefined && columns[field] === undefined) {
      columns[field] = header
      used.add(header)
    } else {
      const why = field === undefined ? '' : `"${columns[field] ?? ''}" holds ${field} already`
      findings.note({
        line: 0,
        field: 'column',
        code: 'column_unused',
        value: header,
        what: `"${header}" is not used`,
        why,
        mend: 'say which field it holds if it is wanted',
      })
    }
  }
  settle(columns)
  demand(columns, headers, { id: ids === 'list', category: defaultCategory === null })
  return columns
}

/** Stand-ins: a game id for the id, a provider's name for its code. */
function settle(columns: Columns): void {
  if (columns.id === undefined && columns.gameId !== undefined) columns.id = columns.gameId
  if (columns.id === undefined && columns.gameCode !== undefined) columns.id = columns.gameCode
  if (columns.vendor === undefined && columns.vendorName !== undefined) columns.vendor = columns.vendorName
  if (columns.category === undefined && columns.classify !== undefined) columns.category = columns.classify
}

function demand(
  columns: Columns,
  headers: readonly string[],
  needed: { id: boolean; category: boolean },
): void {
  const missing: string[] = []
  if (columns.id === undefined && needed.id) missing.push('id')
  if (columns.name === undefined && columns.nameEn === undefined && columns.nameTh === undefined)
    missing.push('name')
  if (columns.vendor === undefined) missing.push('vendor')
  if (columns.category === undefined && needed.category) missing.push('category')
  if (missing.length === 0) return
  const flags = missing.map((field) => `--map ${field}=COLUMN`).join(' ')
  throw new ImportError(
    `No column was recognised for ${missing.join(', ')}. The list has: ${headers.filter((one) => one !== '').join(', ')}. Name the right ones: ${flags}`,
    headers,
  )
}

/** The cell of a field in a row. */
export function cellOf(row: RawRow, columns: Columns, field: Field): string | undefined {
  const header = columns[field]
  return header === undefined ? undefined : row.cells.get(header)
}
