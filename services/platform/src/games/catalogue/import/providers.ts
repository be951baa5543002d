import { createHash } from 'node:crypto'
import { hashText, hsl, STUDIOS } from '@site/art'
import { matchKey } from '#games/catalogue/match-key'
import type { VendorRow } from '#games/catalogue/vendors/vendors.repository'
import type { Candidate } from './candidate.ts'
import type { Findings } from './issue.ts'

const LONGEST_CODE = 12
const HUE_SWING = 24

export interface Providers {
  /** Code of a provider by any of its spellings. */
  codeOf: (spelling: string) => string
  known: number
  created: VendorRow[]
}

/** Names read best with capitals and blanks, without a company's suffix. */
function tidiness(spelling: string): number {
  const mixed = /\p{Lu}/u.test(spelling) && /\p{Ll}/u.test(spelling)
  return (
    (mixed ? 2 : 0) + (/[ ]/.test(spelling) ? 1 : 0) - (/\b(ltd|limited|inc|co)\b/i.test(spelling) ? 2 : 0)
  )
}

/** Spelling without case, signs and suffix; a name of signs alone keeps itself. */
const keyOf = (spelling: string): string => matchKey(spelling) || spelling.toLowerCase()

/** Unites the spellings of each provider, finds it in the catalogue or makes it, and says so in the notes. */
export function uniteProviders(
  candidates: readonly Candidate[],
  vendors: readonly VendorRow[],
  merchants: readonly string[],
  findings: Findings,
): Providers {
  const groups = groupSpellings(candidates)
  const byKey = new Map<string, VendorRow>()
  for (const row of vendors)
    for (const name of [row.names.TY, row.names.EN, row.code]) byKey.set(keyOf(name), row)
  for (const row of vendors) byKey.set(row.match_key, row)
  const codes = new Map<string, string>()
  const taken = new Set(vendors.map((row) => row.code.toUpperCase()))
  const created: VendorRow[] = []
  for (const [key, group] of groups) {
    const spellings = [...group.spellings]
      .sort((a, b) => tidiness(b[0]) - tidiness(a[0]) || b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .map(([spelling]) => spelling)
    const row = byKey.get(key) ?? (group.name === undefined ? undefined : byKey.get(keyOf(group.name)))
    const name = row?.names.EN ?? group.name ?? spellings[0] ?? key
    if (row) codes.set(key, row.code)
    else {
      const made = newVendor(name, key, taken, merchants, created.length + vendors.length)
      created.push(made)
      byKey.set(key, made)
      codes.set(key, made.code)
      findings.note(group.line, 'vendor', `"${name}" is new`, `it is added as ${made.code}`)
    }
    const others = spellings.filter((spelling) => spelling !== name && spelling !== codes.get(key))
    if (others.length > 0)
      findings.note(
        group.line,
        'vendor',
        `${others.map((one) => `"${one}"`).join(', ')} united with ${name} (${codes.get(key) ?? ''})`,
      )
  }
  return {
    codeOf: (spelling) => codes.get(keyOf(spelling)) ?? spelling,
    known: new Set(codes.values()).size - created.length,
    created,
  }
}

function groupSpellings(candidates: readonly Candidate[]) {
  const groups = new Map<string, { line: number; spellings: Map<string, number>; name: string | undefined }>()
  for (const { vendor, vendorName, line } of candidates) {
    const key = keyOf(vendor)
    const group = groups.get(key) ?? { line, spellings: new Map<string, number>(), name: undefined }
    group.spellings.set(vendor, (group.spellings.get(vendor) ?? 0) + 1)
    group.name ??= vendorName
    groups.set(key, group)
  }
  return groups
}

function newVendor(
  name: string,
  key: string,
  taken: Set<string>,
  merchants: readonly string[],
  sort: number,
): VendorRow {
  const code = freeCode(name, key, taken)
  const seed = hashText(key)
  return {
    code,
    names: { EN: name, TY: name },
    match_key: key,
    colour: hsl(seed % 360, 62, 42),
    logo_seed: code,
    studio: STUDIOS[seed % STUDIOS.length] ?? 'lush',
    hue_shift: (seed % (HUE_SWING * 2 + 1)) - HUE_SWING,
    categories: [],
    is_hot: false,
    sort,
    merchants: [...merchants],
    transfer_wallet: false,
  }
}

function freeCode(name: string, key: string, taken: Set<string>): string {
  const letters = name
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .slice(0, LONGEST_CODE)
  const base =
    letters.length >= 2
      ? letters
      : `P${createHash('sha256').update(key).digest('hex').slice(0, 7).toUpperCase()}`
  let code = base
  for (let i = 2; taken.has(code); i += 1) code = `${base}${i}`
  taken.add(code)
  return code
}
