import type { Merchants } from '@site/shared-api/contract/brand-place'
import type { FieldCount } from '@site/shared-api/contract/field'
import { sql } from 'kysely'
import type { Database } from '#db/database'
import { ofMerchants } from '#db/of-merchants'

const BATCH = 1_000

export interface CountRow {
  module: string
  version: string
  brand: string
  route: string
  metric: string
  bucket: number
  count: number
}

/**
 * Adds counts to those of an hour, in one statement; rows in one order, so that copies which add the same ones wait for
 * each other and never in a circle. Index: the primary key.
 */
export async function addCounts(db: Database, hour: Date, counts: readonly FieldCount[]): Promise<void> {
  const sums = new Map<string, FieldCount>()
  for (const one of counts) {
    const { brand, composition, metric, bucket, module, route, version } = one
    const key = JSON.stringify([module, version, brand, route, composition, metric, bucket])
    sums.set(key, { ...one, count: one.count + (sums.get(key)?.count ?? 0) })
  }
  const ordered = [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum)
  await db
    .insertInto('field_counts')
    .values(ordered.map(({ count, ...key }) => ({ hour, ...key, count: BigInt(count) })))
    .onConflict((conflict) =>
      conflict
        .columns(['module', 'version', 'hour', 'brand', 'route', 'composition', 'metric', 'bucket'])
        .doUpdateSet({ count: sql`field_counts.count + excluded.count` }),
    )
    .execute()
}

/** Sums since an hour; brand and route are empty unless they are grouped by. Index: the primary key where a module is named. */
export async function selectCounts(
  db: Database,
  given: {
    readonly since: Date
    readonly module?: string | undefined
    readonly brand?: Merchants
    readonly route?: string | undefined
    readonly by?: 'brand' | 'route' | undefined
  },
): Promise<CountRow[]> {
  const { brand, by, module, route, since } = given
  const apart = (column: 'brand' | 'route') => (by === column ? sql.ref<string>(column) : sql.lit(''))
  const rows = await db
    .selectFrom('field_counts')
    .select([
      'module',
      'version',
      'metric',
      'bucket',
      apart('brand').as('of_brand'),
      apart('route').as('of_route'),
      sql<bigint>`sum(count)::bigint`.as('sum'),
    ])
    .where('hour', '>=', since)
    .$if(module !== undefined, (query) => query.where('module', '=', module ?? ''))
    .where(ofMerchants('brand', brand))
    .$if(route !== undefined, (query) => query.where('route', '=', route ?? ''))
    .groupBy(['module', 'version', 'metric', 'bucket', 'of_brand', 'of_route'])
    .orderBy('module')
    .execute()
  return rows.map(({ of_brand: ofBrand, of_route: ofRoute, sum, ...row }) => ({
    ...row,
    brand: ofBrand,
    route: ofRoute,
    count: Number(sum),
  }))
}

/** Forgets hours before `before`, the oldest first; how many rows with each batch. Index: field_counts_by_age. */
export async function* forgetCounts(db: Database, before: Date): AsyncGenerator<number, void> {
  for (;;) {
    const { numAffectedRows: gone = 0n } = await sql`delete from field_counts where ctid = any(array(
      select ctid from field_counts where hour < ${before} order by hour limit ${BATCH}
    ))`.execute(db)
    yield Number(gone)
    if (gone < BATCH) return
  }
}
