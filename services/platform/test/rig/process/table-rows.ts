import { sql } from 'kysely'
import { openDatabase } from '#db/database'

/** Says of each table of a database how many rows it holds and what they come to: `{ "table": "12 rows, 5d41…" }`. */
const [dataDir = '', databaseUrl] = process.argv.slice(2)
const { db, close } = await openDatabase({ dataDir, databaseUrl })
const tables = await db.introspection.getTables()
const said: [string, string][] = []
for (const { name } of tables) {
  const rows = sql<{ said: string }>`
    select count(*) || ' rows, ' || coalesce(md5(string_agg(one::text, ',' order by one::text)), 'none') as said
    from ${sql.table(name)} as one`
  said.push([name, (await rows.execute(db)).rows[0]?.said ?? ''])
}
await close()
process.stdout.write(JSON.stringify(Object.fromEntries(said)))
