import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { openDatabase } from '#db/database'
import { Ledger } from '#modules/ledger/ledger'
import { accountIds } from '#modules/ledger/accounts.repository'

/** Makes players with money and an opened game each, straight in the database of a platform that does not run. */
const [count = '64', dataDir = '', databaseUrl] = process.argv.slice(2)
const OPENING = 100_000n
const DAY_MS = 86_400_000
const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')

const database = await openDatabase({ dataDir, databaseUrl })
const { db } = database
const now = new Date()
const game = await db
  .selectFrom('games')
  .selectAll()
  .where('vendor', '=', 'SBX')
  .orderBy('node_id')
  .limit(1)
  .executeTakeFirstOrThrow()
const ledger = new Ledger({ clock: { now: () => now } })
const currency = 'PHP'
const merchant = 'coral'
const seated = await db.transaction().execute(async (tx) => {
  const sessions: string[] = []
  for (let i = 0; i < Number(count); i += 1) {
    const memberId = randomUUID()
    const sessionId = randomBytes(32).toString('base64url')
    const site = randomUUID()
    await tx
      .insertInto('members')
      .values({
        id: memberId,
        merchant,
        account: `storm${i}`,
        nickname: null,
        type: 0,
        password_hash: '-',
        created_at: now,
        last_login_at: null,
      })
      .execute()
    await tx
      .insertInto('sessions')
      .values({
        id: site,
        merchant,
        member_id: memberId,
        cookie_hash: hash(randomUUID()),
        token_hash: hash(randomUUID()),
        device: null,
        address: '127.0.0.1',
        created_at: now,
        renewed_at: now,
        expires_at: new Date(now.getTime() + DAY_MS),
        revoked_at: null,
      })
      .execute()
    await ledger.post(tx, {
      id: randomUUID(),
      merchant,
      kind: 'opening',
      currency,
      postings: [
        { account: { memberId, wallet: 'MAIN' }, amount: OPENING },
        { account: { wallet: 'HOUSE' }, amount: -OPENING },
      ],
    })
    const [main = '', provider = '', jackpot = ''] = await accountIds(tx, { merchant, currency, now }, [
      { memberId, wallet: 'MAIN' },
      { wallet: 'PROVIDER:sandbox' },
      { wallet: 'JACKPOT' },
    ])
    await tx
      .insertInto('game_sessions')
      .values({
        id: randomUUID(),
        token_hash: hash(sessionId),
        provider: 'sandbox',
        merchant,
        member_id: memberId,
        site_session_id: site,
        node_id: game.node_id,
        vendor: game.vendor,
        game_type: game.game_type,
        mode: 'real',
        currency,
        main_account_id: main,
        account_id: main,
        provider_account_id: provider,
        jackpot_account_id: jackpot,
        created_at: now,
      })
      .execute()
    sessions.push(sessionId)
  }
  return sessions
})
await database.close()
process.stdout.write(JSON.stringify(seated))
