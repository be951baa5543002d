import type { ImportReport } from '@site/shared-api/contract/import-report'
import type { VendorRow } from '#games/catalogue/vendors/vendors.repository'
import type { Candidate } from '#games/catalogue/import/understand/candidate'
import type { Findings } from '#games/catalogue/import/issue'
import { nearestProvider } from './nearest-provider.ts'
import { newVendor } from './new-vendor.ts'
import type { ProviderAliases } from '#games/catalogue/import/understand/provider-aliases'

type Listed = ImportReport['providers'][number]

export interface Providers {
  /** Code of a provider by any of its spellings. */
  codeOf: (spelling: string) => string
  created: VendorRow[]
  /** New ones first, each with its most frequent spellings. */
  list: Listed[]
}

/** Names read best with capitals and blanks, without a company's suffix. */
function tidiness(spelling: string): number {
  const mixed = /\p{Lu}/u.test(spelling) && /\p{Ll}/u.test(spelling)
  return (
    (mixed ? 2 : 0) + (/[ ]/.test(spelling) ? 1 : 0) - (/\b(ltd|limited|inc|co)\b/i.test(spelling) ? 2 : 0)
  )
}

/** Unites the spellings of each provider, finds it in the catalogue or makes it, and says so in the notes. */
export function uniteProviders(
  candidates: readonly Candidate[],
  aliases: ProviderAliases,
  vendors: readonly VendorRow[],
  merchants: readonly string[],
  findings: Findings,
): Providers {
  const keyOf = (spelling: string): string => aliases.keyOf(spelling)
  const byKey = new Map<string, VendorRow>()
  for (const row of vendors)
    for (const name of [row.names.TY, row.names.EN, row.code]) byKey.set(keyOf(name), row)
  for (const row of vendors) byKey.set(row.match_key, row)
  const codes = new Map<string, string>()
  const taken = new Set(vendors.map((row) => row.code.toUpperCase()))
  const created: VendorRow[] = []
  const list: Listed[] = []
  for (const [key, group] of groupSpellings(candidates, aliases)) {
    const spellings = [...group.spellings]
      .sort((a, b) => tidiness(b[0]) - tidiness(a[0]) || b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .map(([spelling]) => spelling)
    const row = byKey.get(key) ?? (group.name === undefined ? undefined : byKey.get(keyOf(group.name)))
    const name = row?.names.EN ?? group.name ?? group.meant ?? spellings[0] ?? key
    const vendor = row ?? newVendor(name, key, taken, merchants, created.length + vendors.length)
    codes.set(key, vendor.code)
    if (!row) {
      created.push(vendor)
      byKey.set(key, vendor)
      findings.note({
        line: group.line,
        field: 'vendor',
        code: 'vendor_new',
        value: name,
        what: `"${name}" is new`,
        why: `it is added as ${vendor.code}`,
      })
    }
    const others = spellings.filter((spelling) => spelling !== name && spelling !== vendor.code)
    if (others.length > 0)
      findings.note({
        line: group.line,
        field: 'vendor',
        code: 'vendor_united',
        value: others.join(', '),
        what: `${others.map((one) => `"${one}"`).join(', ')} united with ${name} (${vendor.code})`,
      })
    const listed = list.find(({ code }) => code === vendor.code)
    if (!listed)
      list.push({ name, code: vendor.code, isNew: !row, count: group.count, spellings, nearest: null })
    else {
      // Its code and its name are spellings that nothing but the catalogue unites.
      listed.count += group.count
      listed.spellings.push(...spellings)
    }
  }
  const known = list
    .map(({ code, name }) => ({ code, name }))
    .concat(vendors.map((row) => ({ code: row.code, name: row.names.EN })))
  const withNearest = list.map((one) =>
    one.isNew ? { ...one, nearest: nearestProvider(one, known) ?? null } : one,
  )
  return {
    codeOf: (spelling) => codes.get(keyOf(spelling)) ?? spelling,
    created,
    list: withNearest.sort((a, b) => Number(b.isNew) - Number(a.isNew) || b.count - a.count),
  }
}

interface Group {
  line: number
  count: number
  spellings: Map<string, number>
  name: string | undefined
  /** What the operator says the spelling means, where that is said. */
  meant: string | undefined
}

function groupSpellings(candidates: readonly Candidate[], aliases: ProviderAliases): Map<string, Group> {
  const groups = new Map<string, Group>()
  for (const { vendor, vendorName, line } of candidates) {
    const key = aliases.keyOf(vendor)
    const group = groups.get(key) ?? {
      line,
      count: 0,
      spellings: new Map<string, number>(),
      name: undefined,
      meant: undefined,
    }
    group.count += 1
    group.spellings.set(vendor, (group.spellings.get(vendor) ?? 0) + 1)
    group.name ??= vendorName
    const meant = aliases.meant(vendor)
    if (meant !== vendor) group.meant ??= meant
    groups.set(key, group)
  }
  return groups
}
