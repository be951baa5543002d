import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { openDatabase } from '#db/database'

/** Writes as JSON which states the database lets an attempt go from and to, and what it says to a second one of an order. */
const [dataDir = '', databaseUrl] = process.argv.slice(2)
const STATES = ['ready', 'sent', 'accepted', 'refused', 'unknown'] as const
const { close, db } = await openDatabase({ dataDir, databaseUrl })

async function insert(state: string, orderId: string = randomUUID()): Promise<string> {
  const id = randomUUID()
  await sql`insert into payment_attempts (kind, id, order_id, provider, state, created_at)
    values ('payout', ${id}, ${orderId}, 'opn', ${state}, now())`.execute(db)
  return id
}

const goes: string[] = []
for (const from of STATES)
  for (const to of STATES) {
    const id = await insert(from)
    const isLet = await sql`update payment_attempts set state = ${to} where id = ${id}`.execute(db).then(
      () => true,
      () => false,
    )
    if (isLet && from !== to) goes.push(`${from} ${to}`)
  }
const seconds: string[] = []
for (const first of STATES) {
  const orderId = randomUUID()
  await insert(first, orderId)
  const isLet = await insert('ready', orderId).then(
    () => true,
    () => false,
  )
  if (isLet) seconds.push(first)
}
await close()
process.stdout.write(JSON.stringify({ goes, seconds }))
