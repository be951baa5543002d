import type { ImportReport } from '@site/shared-api/contract/import-report'
import type { ImportSettings } from '@site/shared-api/contract/import-settings'
import type { Database } from '#db/database'
import { selectVendors, type VendorRow } from '#games/catalogue/vendors/vendors.repository'
import { breather } from '#games/catalogue/import/breathe'
import { claimOf, isOtherGame, otherOf, type Clash } from './clashes.ts'
import { selectGamesOf } from './written.repository.ts'
import { mergeDuplicates } from './merge-duplicates.ts'
import { uniteProviders } from './providers.ts'
import { reportOf } from './report.ts'
import { changedFields, rowOf, type Compared, type JudgedRow } from './rows.ts'
import { findCatalogueDuplicates, type CatalogueDuplicate } from './catalogue-duplicates.ts'
import type { UnderstoodList } from '#games/catalogue/import/understand/understand-list'

/** What a list would do to the current catalogue. */
export interface Judged {
  readonly report: ImportReport
  readonly rows: readonly JudgedRow[]
  readonly vendors: readonly VendorRow[]
}

/** Holds an understood list against the catalogue; writes nothing. */
export async function judgeList(
  db: Database,
  list: UnderstoodList,
  settings: ImportSettings,
  merchants: readonly string[],
): Promise<Judged> {
  const { findings, understood } = list
  const providers = uniteProviders(understood, list.aliases, await selectVendors(db), merchants, findings)
  const { unique, merged, twice } = mergeDuplicates(understood, providers.codeOf, findings)
  const clashes: Clash[] = twice.map(({ candidate, earlier }) => claimOf(candidate, earlier))
  const standing = await selectGamesOf(
    db,
    unique.map(({ nodeId }) => nodeId),
  )
  const compared: Compared[] = []
  let unchanged = 0
  const breathe = breather()
  for (const candidate of unique) {
    await breathe()
    const old = standing.get(candidate.nodeId)
    const vendor = providers.codeOf(candidate.vendor)
    if (old && isOtherGame(candidate, vendor, old)) {
      clashes.push({ ...claimOf(candidate), other: otherOf(old) })
      if (settings.clashes === 'error') {
        findings.error({
          line: candidate.line,
          field: 'id',
          code: 'id_clash',
          value: candidate.nameEn,
          what: `${candidate.nodeId} is another game in the catalogue`,
          why: `"${candidate.nameEn}" here, "${old.names.EN}" (${old.vendor}) there`,
          mend: 'let ids be made of the source, or let this list replace that game',
        })
        continue
      }
    }
    const row = rowOf(candidate, vendor, old, merchants)
    const fields = old ? changedFields(old, row) : []
    if (old && fields.length === 0) unchanged += 1
    else compared.push({ verdict: old ? 'change' : 'add', candidate, vendor, row, fields })
  }
  const duplicates = await findCatalogueDuplicates(db, compared)
  const rows = settings.twins === 'skip' ? withoutDuplicates(compared, duplicates) : compared
  return {
    rows,
    vendors: providers.created,
    report: reportOf(list, {
      rows,
      unchanged,
      merged,
      skipped: compared.length - rows.length,
      clashes,
      duplicates,
      providers: providers.list,
    }),
  }
}

function withoutDuplicates(rows: readonly Compared[], duplicates: readonly CatalogueDuplicate[]): Compared[] {
  const known = new Set(duplicates.map(({ nodeId }) => nodeId))
  return rows.filter(({ candidate }) => !known.has(candidate.nodeId))
}
