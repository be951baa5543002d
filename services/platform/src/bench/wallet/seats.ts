import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '#db/database'
import { accountIds } from '#money/ledger/accounts.repository'
import { Ledger } from '#money/ledger/ledger'

const SESSION_MS = 30 * 86_400_000
const MERCHANT = 'coral'
const CURRENCY = 'PHP'
/** Games of the brand's own, so that every bet feeds the jackpot as well. */
const VENDOR = 'SBX'
const secret = (): string => randomBytes(32).toString('base64url')
const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** A member with an opened game and both halves of a session on the site. */
export interface Seat {
  readonly memberId: string
  readonly account: string
  /** The game's. */
  readonly sessionId: string
  readonly token: string
  readonly cookie: string
}

/** Makes members of coral with `opening` minor units each. */
export function seatMembers(db: Database, count: number, opening: bigint): Promise<Seat[]> {
  return db.transaction().execute(async (tx) => {
    const seats: Seat[] = []
    for (let i = 0; i < count; i += 1) seats.push(await seat(tx, opening))
    return seats
  })
}

async function seat(tx: Database, opening: bigint): Promise<Seat> {
  const now = new Date()
  const memberId = randomUUID()
  const account = `seat-${memberId.slice(0, 13)}`
  await tx
    .insertInto('members')
    .values({
      id: memberId,
      merchant: MERCHANT,
      account,
      nickname: null,
      type: 0,
      password_hash: '-',
      created_at: now,
      last_login_at: null,
    })
    .execute()
  await new Ledger({ clock: { now: () => now } }).post(tx, {
    id: randomUUID(),
    merchant: MERCHANT,
    kind: 'opening',
    currency: CURRENCY,
    postings: [
      { account: { memberId, wallet: 'MAIN' }, amount: opening },
      { account: { wallet: 'HOUSE' }, amount: -opening },
    ],
  })
  return { memberId, account, ...(await openGame(tx, memberId, now)) }
}

async function openGame(
  tx: Database,
  memberId: string,
  now: Date,
): Promise<Pick<Seat, 'sessionId' | 'token' | 'cookie'>> {
  const [sessionId, token, cookie] = [secret(), secret(), secret()]
  const site = randomUUID()
  await tx
    .insertInto('sessions')
    .values({
      id: site,
      merchant: MERCHANT,
      member_id: memberId,
      cookie_hash: hash(cookie),
      token_hash: hash(token),
      device: null,
      address: '127.0.0.1',
      created_at: now,
      renewed_at: now,
      expires_at: new Date(now.getTime() + SESSION_MS),
      revoked_at: null,
    })
    .execute()
  const game = await tx
    .selectFrom('games')
    .select(['node_id', 'vendor', 'game_type'])
    .where('vendor', '=', VENDOR)
    .orderBy('node_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const at = { merchant: MERCHANT, currency: CURRENCY, now }
  const [main = '', provider = '', jackpot = ''] = await accountIds(tx, at, [
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
      merchant: MERCHANT,
      member_id: memberId,
      site_session_id: site,
      ...game,
      mode: 'real',
      currency: CURRENCY,
      main_account_id: main,
      account_id: main,
      provider_account_id: provider,
      jackpot_account_id: jackpot,
      created_at: now,
    })
    .execute()
  return { sessionId, token, cookie }
}
