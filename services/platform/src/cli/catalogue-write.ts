import { insertAudit } from '#brands/index'
import { commandLineOf } from '#cli/command-line'
import { toJson } from '#db/json'
import { openDatabase, type Database } from '#db/database'
import { migrate } from '#db/migrate'
import { ImportError } from '#games/catalogue/import/import-error'
import { importList, type ImportResult } from '#games/catalogue/import/import-list'
import type { UnderstoodList } from '#games/catalogue/import/understand-list'
import { indexNames } from '#games/catalogue/search/index-names'
import type { CatalogueOptions } from './catalogue-options.ts'

/** Opens the site's database (made if there is none) and brings the list in; throws StartupError, ImportError. */
export async function writeList(
  options: CatalogueOptions,
  list: UnderstoodList,
  progress: (share: number) => void,
): Promise<ImportResult> {
  const database = await openDatabase(options)
  try {
    await migrate(database.db)
    await indexNames(database.db)
    const merchants = await brandsOf(database.db, options.brands)
    const result = await importList(database.db, list, { merchants, dryRun: options.dryRun, progress })
    if (result.written && result.created + result.changed > 0) await note(database.db, result, merchants)
    return result
  } finally {
    await database.close()
  }
}

/** Who has the database needs no token; the log says who it was on which machine. */
async function note(
  db: Database,
  { created, changed, rows }: ImportResult,
  merchants: string[],
): Promise<void> {
  await insertAudit(db, {
    at: new Date(),
    actor: commandLineOf(),
    action: 'catalogue.imported',
    subject: merchants.join(', '),
    detail: toJson({ rows, created, changed }),
  })
}

async function brandsOf(db: Database, wanted: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('brands').select('merchant').orderBy('merchant').execute()
  const known = rows.map((row) => row.merchant)
  if (known.length === 0)
    throw new ImportError(
      'The site has no brand yet that could offer the games. Make one first: npm run brand -- add FILE.',
    )
  const unknown = wanted.filter((one) => !known.includes(one))
  if (unknown.length > 0)
    throw new ImportError(`There is no brand ${unknown.join(', ')}. Brands: ${known.join(', ')}.`)
  return wanted.length > 0 ? [...new Set(wanted)] : known
}
