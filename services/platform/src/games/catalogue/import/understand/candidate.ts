import { z } from 'zod'
import { cellText } from './clean-text.ts'
import { placeOf, nearestKind, type Kind } from './kinds.ts'
import { namesOf } from './names.ts'
import { cellOf, type Columns, type Field } from '#games/catalogue/import/read/columns'
import type { RawRow } from '#games/catalogue/import/read/raw-list'
import type { CategoryWords } from './category-words.ts'
import type { Findings } from '#games/catalogue/import/issue'
import type { NodeIds } from './node-ids.ts'
import { flagOf, numberOf } from './values.ts'

const text = z.string().optional()
const number = z.number().optional()
const flag = z.boolean().optional()

/** A game as the list means it; what the list does not say is undefined. */
export const candidateSchema = z.object({
  line: z.number(),
  nodeId: z.string(),
  /** The provider as it is spelled in the list. */
  vendor: z.string(),
  vendorName: text,
  nameEn: z.string(),
  nameTh: z.string(),
  kind: z.object({ gameType: z.string(), classify: z.string() }),
  classifyNew: text,
  gameId: text,
  gameCode: text,
  minBet: text,
  minLine: number,
  rtp: text,
  isNew: flag,
  hot: flag,
  popularity: number,
  freeplay: flag,
  lottoMode: text,
  h5: flag,
})
export type Candidate = z.output<typeof candidateSchema>

/** How the rows of one list are understood. */
export interface Reading {
  readonly columns: Columns
  readonly categories: CategoryWords
  readonly ids: NodeIds
  readonly findings: Findings
}

const LONGEST_TEXT = 64

/** Understands one row: `left out` where the settings say so, undefined when it holds an error, which is then among the findings. */
export function candidateOf(row: RawRow, reading: Reading): Candidate | 'left out' | undefined {
  const { columns, categories, ids, findings } = reading
  const before = findings.errors.length
  const { line } = row
  const read = (field: Field): string | undefined => cellText(cellOf(row, columns, field))
  const short = (field: Field): string | undefined => shortText(read(field), line, field, findings)
  const number = (field: Field, low: number, high: number, whole?: true): number | undefined =>
    numberOf(read(field), { low, high, ...(whole && { whole }) }, line, field, findings)
  const flag = (field: Field): boolean | undefined => flagOf(read(field), line, field, findings)

  const kind = categoryOf(read('category'), read('classify'), categories)
  if (kind === 'skip') return 'left out'
  if (kind === undefined) findings.error(noCategory(read('category') ?? read('classify'), line))
  const names = namesOf(read('name'), read('nameEn'), read('nameTh'), line, findings)
  const vendor = short('vendor') ?? short('vendorName')
  if (vendor === undefined || !/[\p{L}\p{N}]/u.test(vendor)) findings.error(noVendor(vendor, line))
  const id = ids.read(read('id'), { vendor, name: names?.nameEn }, line, findings)
  const rtp = number('rtp', 0, 100)
  const minBet = number('minBet', 0, 999_999_999)
  const candidate = {
    line,
    vendorName: short('vendorName'),
    classifyNew: classifyNewOf(short('classifyNew'), short('classify')),
    gameId: columns.gameId === columns.id ? id?.stated : short('gameId'),
    gameCode: short('gameCode'),
    minBet: minBet?.toFixed(2),
    minLine: number('minLine', 0, 1_000_000, true),
    rtp: rtp === undefined ? undefined : (rtp <= 1 ? rtp * 100 : rtp).toFixed(2),
    isNew: flag('isNew'),
    hot: flag('hot'),
    popularity: number('popularity', 0, 2_000_000_000, true),
    freeplay: flag('freeplay'),
    lottoMode: short('lottoMode'),
    h5: flag('h5'),
  }
  if (findings.errors.length > before || row.isSlipped === true) return undefined
  if (id === undefined || !names || vendor === undefined || !kind) return undefined
  return { ...candidate, nodeId: id.nodeId, vendor, kind, ...names }
}

function shortText(text: string | undefined, line: number, field: string, findings: Findings) {
  if (text === undefined || text.length <= LONGEST_TEXT) return text
  findings.error({
    line,
    field,
    code: 'text_long',
    value: text,
    what: `is ${text.length} characters long`,
    why: `at most ${LONGEST_TEXT} are kept`,
    mend: 'shorten it',
  })
  return undefined
}

const noVendor = (vendor: string | undefined, line: number) =>
  vendor === undefined
    ? ({
        line,
        field: 'vendor',
        code: 'vendor_missing',
        what: 'is missing',
        why: 'every game belongs to a provider',
        mend: 'fill in the provider',
      } as const)
    : ({
        line,
        field: 'vendor',
        code: 'vendor_invalid',
        value: vendor,
        what: `"${vendor}" holds no letter or digit`,
        why: 'a provider needs a name',
        mend: 'fill in the provider',
      } as const)

function categoryOf(
  category: string | undefined,
  classify: string | undefined,
  words: CategoryWords,
): Kind | 'skip' | undefined {
  const stated = words.read(category ?? classify)
  if (stated === undefined || stated === 'skip') return stated
  const kind = placeOf(stated)
  // A bare RNG is distinguished by its classification.
  const finer = classify === undefined ? undefined : words.meaning(classify)
  const place = finer === undefined || finer === 'skip' ? kind : placeOf(finer)
  return place.gameType === kind.gameType ? place : kind
}

function noCategory(stated: string | undefined, line: number) {
  const why = 'the game would be in no category'
  if (stated === undefined)
    return {
      line,
      field: 'category',
      code: 'category_missing',
      what: 'is missing',
      why,
      mend: 'fill in a category such as slots, fishing or live',
    } as const
  const near = nearestKind(stated)
  return {
    line,
    field: 'category',
    code: 'category_unknown',
    value: stated,
    what: `"${stated}" is no known category`,
    why,
    mend:
      near === undefined
        ? 'use slots, crash, bingo, jackpot, table, fishing, pvp, live, poker, sports, esports, cockfight, lottery or elottery'
        : `did you mean "${near.word}"?`,
  } as const
}

function classifyNewOf(stated: string | undefined, classify: string | undefined): string | undefined {
  const text = `${stated ?? ''} ${classify ?? ''}`
  if (/feature\s*-?_?(buy|purchase)|buy\s*feature|ซื้อฟีเจอร์/i.test(text)) return 'FeatureBuy'
  return stated
}
