import { moduleDeclarations, type ModuleDeclarations } from '@site/shared-api/contract/describe'
import type { Database } from '#db/database'
import { toJson } from '#db/json'

const ONLY = 1

/** Writes nothing where the same was reported before. */
export async function saveDeclarations(db: Database, modules: ModuleDeclarations, now: Date): Promise<void> {
  const values = { modules: toJson(modules), told_at: now }
  await db
    .insertInto('module_declarations')
    .values({ id: ONLY, ...values })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(values)
        .where('module_declarations.modules', 'is distinct from', values.modules),
    )
    .execute()
}

/** Nothing where delivery has never reported, or in the format of another version. */
export async function selectDeclarations(db: Database): Promise<ModuleDeclarations> {
  const row = await db.selectFrom('module_declarations').select('modules').executeTakeFirst()
  return moduleDeclarations.safeParse(row?.modules).data ?? []
}
