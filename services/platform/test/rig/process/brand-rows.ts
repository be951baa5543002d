import { sql } from 'kysely'
import { openDatabase } from '#db/database'

/** Says of each table with a column `merchant` what its rows of a brand come to: `{ "table": "12 rows, 5d41…" }`. */
const [merchant = '', dataDir = '', databaseUrl] = process.argv.slice(2)
const { db, close } = await openDatabase({ dataDir, databaseUrl })
const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.columns
  where table_schema = 'public' and column_name = 'merchant'`.execute(db)
const said: [string, string][] = []
for (const { name } of tables) {
  const { rows } = await sql<{ said: string }>`
    select count(*) || ' rows, ' || coalesce(md5(string_agg(one::text, ',' order by one::text)), 'none') as said
    from ${sql.table(name)} as one where one.merchant = ${merchant}`.execute(db)
  said.push([name, rows[0]?.said ?? ''])
}
await close()
process.stdout.write(JSON.stringify(Object.fromEntries(said)))
