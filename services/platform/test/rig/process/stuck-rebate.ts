import { sql } from 'kysely'
import { openDatabase } from '#db/database'

/**
 * On a database that no platform runs on: lets no rebate be written for the last of these members, as they are gone through
 * (`hold ACCOUNT,ACCOUNT`), and says whose that is; or lets it again (`let -`).
 */
const [what = '', accounts = '', dataDir = '', databaseUrl] = process.argv.slice(2)
const { db, close } = await openDatabase({ dataDir, databaseUrl })
if (what === 'hold') {
  const { id, account } = await db
    .selectFrom('members')
    .select(['id', 'account'])
    .where('merchant', '=', 'lotus')
    .where('account', 'in', accounts.split(','))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await sql`create function stuck_rebate() returns trigger language plpgsql as
    $$ begin raise exception 'stuck on purpose'; end $$`.execute(db)
  await sql`create trigger stuck_rebate before insert on rebate_claims for each row
    when (new.member_id = ${sql.lit(id)}) execute function stuck_rebate()`.execute(db)
  process.stdout.write(account)
} else {
  await sql`drop trigger stuck_rebate on rebate_claims`.execute(db)
  await sql`drop function stuck_rebate`.execute(db)
}
await close()
