import { sql } from 'kysely'
import type { Database } from '#db/database'
import { noGroup, type Group, type Strata, type Stratum } from '#operations/field/judge/canary-state'

interface Wanted {
  readonly module: string
  readonly live: string
  readonly canary: string
  /** Brands whose visitors may have the canary; undefined: all. */
  readonly brands: readonly string[] | undefined
  readonly since: Date
}

/**
 * What both releases reported since an hour, by brand and by the other canaries that the page had. Index: the primary key.
 */
export async function selectStrata(
  db: Database,
  { brands, canary, live, module, since }: Wanted,
): Promise<Strata> {
  const rows = await db
    .selectFrom('field_counts')
    .select([
      'version',
      'brand',
      'composition',
      'metric',
      'bucket',
      sql<bigint>`sum(count)::bigint`.as('sum'),
    ])
    .where('module', '=', module)
    .where('version', 'in', [live, canary])
    .where('hour', '>=', since)
    .where('metric', 'in', ['visit', 'failed', 'left-out', 'lcp', 'inp'])
    .$if(brands !== undefined, (query) => query.where('brand', 'in', [...(brands ?? [])]))
    .groupBy(['version', 'brand', 'composition', 'metric', 'bucket'])
    .execute()
  const strata: Record<string, Stratum> = {}
  for (const { brand, bucket, composition, metric, sum, version } of rows) {
    const others = composition.split(' ').filter((one) => one !== module && one !== '')
    const key = [brand, ...others].join(' ')
    const stratum = (strata[key] ??= { live: noGroup(), canary: noGroup() })
    put(stratum[version === canary ? 'canary' : 'live'], metric, bucket, Number(sum))
  }
  return strata
}

function put(group: Group, metric: string, bucket: number, count: number): void {
  if (metric === 'visit') group.visits += count
  else if (metric === 'failed') group.failed += count
  else if (metric === 'left-out') group.leftOut += count
  else if (metric === 'lcp' || metric === 'inp')
    group[metric][String(bucket)] = (group[metric][String(bucket)] ?? 0) + count
}
