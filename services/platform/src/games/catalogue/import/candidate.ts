import { createHash } from 'node:crypto'
import { cellText } from './clean-text.ts'
import { cellOf, type Columns, type Field } from './read/columns.ts'
import type { Findings } from './issue.ts'
import { kindOf, nearestKind, type Kind } from './kinds.ts'
import type { RawRow } from './read/raw-list.ts'
import { flagOf, idOf, numberOf } from './values.ts'

/** A game as the list means it; what the list does not say is undefined. */
export interface Candidate {
  line: number
  nodeId: string
  /** The provider as it is spelled in the list. */
  vendor: string
  vendorName: string | undefined
  nameEn: string
  nameTh: string
  kind: Kind
  classifyNew: string | undefined
  gameId: string | undefined
  gameCode: string | undefined
  minBet: string | undefined
  minLine: number | undefined
  rtp: string | undefined
  isNew: boolean | undefined
  hot: boolean | undefined
  popularity: number | undefined
  freeplay: boolean | undefined
  lottoMode: string | undefined
  h5: boolean | undefined
}

const LONGEST_NAME = 200
const LONGEST_TEXT = 64
const THAI = /[\u0e00-\u0e7f]/
const DERIVED_BASE = 1_000_000_000_000_000n
const DERIVED_HEX = 12

/** The node id of a list's id: its digits, or for a code a number that is always the same. */
export function nodeIdOf(id: string): string {
  if (/^\d+$/.test(id)) return id
  const hash = createHash('sha256').update(id.toLowerCase()).digest('hex').slice(0, DERIVED_HEX)
  return (DERIVED_BASE + BigInt(`0x${hash}`)).toString()
}

/** Understands one row; undefined when it holds an error, which is then among the findings. */
export function candidateOf(row: RawRow, columns: Columns, findings: Findings): Candidate | undefined {
  const before = findings.errors.length
  const { line } = row
  const read = (field: Field): string | undefined => cellText(cellOf(row, columns, field))
  const short = (field: Field): string | undefined => {
    const text = read(field)
    if (text === undefined || text.length <= LONGEST_TEXT) return text
    findings.error(
      line,
      field,
      `is ${text.length} characters long`,
      `at most ${LONGEST_TEXT} are kept`,
      'shorten it',
    )
    return undefined
  }
  const number = (field: Field, low: number, high: number, whole?: true): number | undefined =>
    numberOf(read(field), { low, high, ...(whole && { whole }) }, line, field, findings)
  const flag = (field: Field): boolean | undefined => flagOf(read(field), line, field, findings)

  const id = idOf(read('id'), line, findings)
  const names = namesOf(read('name'), read('nameEn'), read('nameTh'), line, findings)
  const vendor = short('vendor') ?? short('vendorName')
  if (vendor === undefined)
    findings.error(line, 'vendor', 'is missing', 'every game belongs to a provider', 'fill in the provider')
  else if (!/[\p{L}\p{N}]/u.test(vendor))
    findings.error(
      line,
      'vendor',
      `"${vendor}" holds no letter or digit`,
      'a provider needs a name',
      'fill in the provider',
    )
  const kind = categoryOf(read('category'), read('classify'), line, findings)
  const rtp = number('rtp', 0, 100)
  const minBet = number('minBet', 0, 999_999_999)
  const candidate = {
    line,
    vendorName: short('vendorName'),
    classifyNew: classifyNewOf(short('classifyNew'), short('classify')),
    gameId: columns.gameId === columns.id ? id : short('gameId'),
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
  if (findings.errors.length > before || id === undefined || !names || vendor === undefined || !kind)
    return undefined
  return { ...candidate, nodeId: nodeIdOf(id), vendor, kind, ...names }
}

function namesOf(
  name: string | undefined,
  en: string | undefined,
  th: string | undefined,
  line: number,
  findings: Findings,
) {
  const thai = th ?? (name !== undefined && THAI.test(name) ? name : undefined)
  const english = en ?? (name !== undefined && (!THAI.test(name) || th !== undefined) ? name : undefined)
  const nameEn = english ?? thai
  if (nameEn === undefined) {
    findings.error(
      line,
      'name',
      'is missing',
      'a tile without a name cannot be found or read',
      'fill in the name',
    )
    return undefined
  }
  const nameTh = thai ?? nameEn
  const longest = Math.max(nameEn.length, nameTh.length)
  if (longest > LONGEST_NAME) {
    findings.error(
      line,
      'name',
      `is ${longest} characters long`,
      `at most ${LONGEST_NAME} are kept`,
      'shorten it',
    )
    return undefined
  }
  return { nameEn, nameTh }
}

function categoryOf(
  category: string | undefined,
  classify: string | undefined,
  line: number,
  findings: Findings,
): Kind | undefined {
  const stated = category ?? classify
  if (stated === undefined) {
    findings.error(
      line,
      'category',
      'is missing',
      'the game would stand on no shelf',
      'fill in a category such as slots, fishing or live',
    )
    return undefined
  }
  const kind = kindOf(stated)
  if (!kind) {
    const near = nearestKind(stated)
    findings.error(
      line,
      'category',
      `"${stated}" is no known category`,
      'the game would stand on no shelf',
      near === undefined
        ? 'use slots, crash, bingo, jackpot, table, fishing, pvp, live, poker, sports, esports, cockfight, lottery or elottery'
        : `did you mean "${near}"?`,
    )
    return undefined
  }
  // A bare RNG is told apart by its classification.
  const finer = classify === undefined ? undefined : kindOf(classify)
  return finer && finer.gameType === kind.gameType ? finer : kind
}

function classifyNewOf(stated: string | undefined, classify: string | undefined): string | undefined {
  const text = `${stated ?? ''} ${classify ?? ''}`
  if (/feature\s*-?_?(buy|purchase)|buy\s*feature|ซื้อฟีเจอร์/i.test(text)) return 'FeatureBuy'
  return stated
}

const COMPARED = [
  'vendor',
  'nameEn',
  'nameTh',
  'classifyNew',
  'gameId',
  'gameCode',
  'minBet',
  'minLine',
  'rtp',
  'isNew',
  'hot',
  'popularity',
  'freeplay',
  'lottoMode',
  'h5',
] as const

/** Fields in which two rows of one id differ; `sameVendor` knows that two spellings are one provider. */
export function differences(
  a: Candidate,
  b: Candidate,
  sameVendor: (a: string, b: string) => boolean,
): string[] {
  const fields: string[] = COMPARED.filter((field) =>
    field === 'vendor' ? !sameVendor(a.vendor, b.vendor) : a[field] !== b[field],
  )
  if (a.kind.gameType !== b.kind.gameType || a.kind.classify !== b.kind.classify) fields.push('category')
  return fields
}
