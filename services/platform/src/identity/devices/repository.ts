import { sql, type Insertable } from 'kysely'
import type { Database } from '#db/database'
import type { SessionTables } from '#identity/session/tables'

type Row = SessionTables['member_browsers']

/** Whether this value was given to a browser that has signed in. Index: member_browsers_by_browser. */
export async function isKnownBrowser(db: Database, browserHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('member_browsers')
    .select('id')
    .where('browser_hash', '=', browserHash)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the member of an account has signed in from this browser since `since`. Index: member_browsers_by_browser. */
export async function hasBrowser(
  db: Database,
  of: { merchant: string; account: string; browserHash: string; since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('member_browsers')
    .innerJoin('members', 'members.id', 'member_browsers.member_id')
    .select('member_browsers.id')
    .where('member_browsers.browser_hash', '=', of.browserHash)
    .where('member_browsers.used_at', '>', of.since)
    .where('members.merchant', '=', of.merchant)
    .where(sql`lower(members.account)`, '=', of.account.toLowerCase())
    .executeTakeFirst()
  return row !== undefined
}

/** Notes that a member uses a browser; `token_hash` undefined leaves its device token as it is. */
export async function noteBrowser(
  db: Database,
  row: Omit<Insertable<Row>, 'token_hash' | 'former_hash' | 'rotated_at'>,
  tokenHash: string | null | undefined,
): Promise<void> {
  const { address, device, used_at } = row
  const token = tokenHash === undefined ? {} : { token_hash: tokenHash, former_hash: null, rotated_at: null }
  await db
    .insertInto('member_browsers')
    .values({ ...row, token_hash: tokenHash ?? null, former_hash: null, rotated_at: null })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'browser_hash']).doUpdateSet({ address, device, used_at, ...token }),
    )
    .execute()
}

/** The browser of a device token, of the present one or the one before, held until `tx` ends. Indexes: both hashes. */
export function lockByToken(tx: Database, merchant: string, tokenHash: string) {
  return tx
    .selectFrom('member_browsers')
    .innerJoin('members', 'members.id', 'member_browsers.member_id')
    .select([
      'member_browsers.id',
      'member_browsers.browser_hash',
      'member_browsers.token_hash',
      'member_browsers.rotated_at',
      'member_browsers.used_at',
      'members.id as memberId',
      'members.account',
    ])
    .where((eb) => eb.or([eb('token_hash', '=', tokenHash), eb('former_hash', '=', tokenHash)]))
    .where('members.merchant', '=', merchant)
    .forUpdate('member_browsers')
    .executeTakeFirst()
}

export async function rotateToken(
  tx: Database,
  id: string,
  to: { tokenHash: string; previousHash: string | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('member_browsers')
    .set({ token_hash: to.tokenHash, former_hash: to.previousHash, rotated_at: to.now, used_at: to.now })
    .where('id', '=', id)
    .execute()
}

/** Which remembered browsers of a member are meant. */
export interface ChosenBrowsers {
  id?: string | undefined
  browserHash?: string | undefined
  notBrowserHash?: string | undefined
}

/** Takes device tokens away; the number of them. Index: member_browsers (member_id, browser_hash). */
export async function forgetTokens(db: Database, memberId: string, chosen: ChosenBrowsers): Promise<number> {
  const { id, browserHash, notBrowserHash } = chosen
  const result = await db
    .updateTable('member_browsers')
    .set({ token_hash: null, former_hash: null, rotated_at: null })
    .where('member_id', '=', memberId)
    .where('token_hash', 'is not', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .$if(browserHash !== undefined, (query) => query.where('browser_hash', '=', browserHash ?? ''))
    .$if(notBrowserHash !== undefined, (query) => query.where('browser_hash', '<>', notBrowserHash ?? ''))
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** The remembered browsers of a member, the newest first. Index: member_browsers (member_id, browser_hash). */
export function selectRemembered(db: Database, memberId: string, since: Date) {
  return db
    .selectFrom('member_browsers')
    .select(['id', 'device', 'address', 'created_at', 'used_at', 'browser_hash'])
    .where('member_id', '=', memberId)
    .where('token_hash', 'is not', null)
    .where('used_at', '>', since)
    .orderBy('used_at', 'desc')
    .execute()
}

/** Forgets browsers that were not used since `before`. Index: member_browsers_by_use. */
export async function deleteUnused(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('member_browsers').where('used_at', '<', before).execute()
}
