import type { Platform } from '#api/platform'
import type { Database } from '#db/database'
import { selectAccount } from '#identity/safety/repository'
import type { EndedBy } from '#identity/session/tables'

interface EndedAccess {
  readonly memberId: string
  readonly by: EndedBy
  /** The session that made the change goes on. */
  readonly keepSession?: string | undefined
  /** The browser of that session stays remembered; none where it is to be remembered anew, or not at all. */
  readonly keepBrowser?: string | null | undefined
  /** An address that was the member's until now. */
  readonly previous?: string | null
}

/**
 * After another password, number or e-mail address: what another person may hold of the account ends in the same transaction.
 * Other sessions, remembered browsers, waiting codes to the previous and the present addresses, links for a password, second steps
 * and challenges (MEM-06, ACC-21). Returns the number of sessions.
 */
export async function endOtherAccess(
  tx: Database,
  { browsers, codes, sessions }: Pick<Platform, 'browsers' | 'codes' | 'sessions'>,
  { by, previous: former = null, keepBrowser, keepSession, memberId }: EndedAccess,
): Promise<number> {
  await browsers.forget(tx, memberId, { notBrowserHash: keepBrowser ?? undefined })
  const account = await selectAccount(tx, memberId)
  const addresses = [former, account?.mobile ?? null, account?.email ?? null]
  if (account)
    await codes.forget(
      tx,
      account.merchant,
      addresses.flatMap((address) => address ?? []),
    )
  // Indexes: password_resets_by_member; second steps and challenges that wait are few, for five minutes.
  await tx.deleteFrom('password_resets').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('second_steps').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('passkey_challenges').where('member_id', '=', memberId).execute()
  return await sessions.end(tx, memberId, { not: keepSession }, by)
}
